import { waitFor } from '@testing-library/dom';

/** A story's `play`: it is done when recharts has drawn, which comes in a chunk of its own. */
export async function drawn({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(
    () => {
      if (!canvasElement.querySelector('.recharts-line, .recharts-area'))
        throw new Error('not drawn yet');
    },
    { timeout: 10_000 },
  );
}
