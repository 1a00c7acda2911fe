import { whenIdle } from '@nafas/platform/tasks';

/** How soon it is looked again whether the page still loads something. */
const LOOK_AGAIN_MS = 250;

/**
 * Runs once the browser is idle and neither the page nor a view of a feature is loading. Returns how to stop.
 * @param timeout a page that is never idle is looked at after so many ms; without it, never.
 */
export function whenSettled(run: () => void, timeout?: number): () => void {
  let stop = whenIdle(look, timeout);
  function look(): void {
    if (document.querySelector('[data-state="loading"]') === null) {
      run();
      return;
    }
    const timer = setTimeout(() => (stop = whenIdle(look, timeout)), LOOK_AGAIN_MS);
    stop = () => clearTimeout(timer);
  }
  return () => stop();
}
