import type { PlatformV1 } from '@nafas/platform';

/**
 * Runs something every `everyMs` milliseconds while the page is visible and the browser online, and at once when it
 * becomes so again. Returns what ends it.
 */
export function whileSeen(
  run: () => void,
  everyMs: number,
  connectivity: PlatformV1['connectivity'],
): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const start = () => {
    timer = setInterval(run, everyMs);
  };
  const isSeen = () => document.visibilityState === 'visible' && connectivity.get() === 'online';
  const update = () => {
    if (isSeen() === (timer !== undefined)) return;
    if (timer !== undefined) return stop();
    start();
    run();
  };
  if (isSeen()) start();
  document.addEventListener('visibilitychange', update);
  const unsubscribe = connectivity.subscribe(update);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', update);
    unsubscribe();
  };
}
