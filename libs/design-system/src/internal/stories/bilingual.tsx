import type { ReactNode } from 'react';

/** Picks the words of the language chosen in Storybook's toolbar. */
export type Say = <Words>(english: Words, arabic: Words) => Words;

/** A story in both languages, in Storybook's component format. */
export interface BilingualStory {
  name?: string;
  parameters?: Record<string, unknown>;
  render: (args: unknown, context: { globals: Record<string, unknown> }) => ReactNode;
}

/**
 * A story drawn in the language of the toolbar. Written as `bilingual((say) => <Button>{say('Save', 'حفظ')}</Button>)`;
 * a story with state draws a component of its own.
 *
 * @param parameters Storybook's parameters; `bare: true` leaves out the space around the story.
 */
export function bilingual(
  draw: (say: Say) => ReactNode,
  parameters: Record<string, unknown> = {},
): BilingualStory {
  return {
    parameters,
    render: (_args, { globals }) =>
      draw((english, arabic) => (globals['language'] === 'ar' ? arabic : english)),
  };
}
