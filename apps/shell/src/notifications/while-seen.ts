import type { PlatformV1, Store } from '@nafas/platform';

/**
 * Runs something every `everyMs` milliseconds while the page is visible, the browser online and nobody else tells
 * (`isTold`), and at once when that becomes so again. Returns what ends it.
 */
export function whileSeen(
  run: () => void,
  everyMs: number,
  connectivity: PlatformV1['connectivity'],
  isTold: Store<boolean>,
): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const start = () => {
    timer = setInterval(run, everyMs);
  };
  const isDue = () =>
    document.visibilityState === 'visible' && connectivity.get() === 'online' && !isTold.get();
  const update = () => {
    if (isDue() === (timer !== undefined)) return;
    if (timer !== undefined) return stop();
    start();
    run();
  };
  if (isDue()) start();
  document.addEventListener('visibilitychange', update);
  const unsubscribes = [connectivity.subscribe(update), isTold.subscribe(update)];
  return () => {
    stop();
    document.removeEventListener('visibilitychange', update);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
