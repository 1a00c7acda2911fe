import type { PlatformV1, Store } from '@nafas/platform';

export interface RunWhileVisibleOptions {
  readonly everyMs: number;
  readonly connectivity: PlatformV1['connectivity'];
  /** While true, the realtime connection reports changes and nothing has to be run. */
  readonly isRealtimeConnected: Store<boolean>;
}

/**
 * Runs something every `everyMs` milliseconds while the page is visible, the browser online and no realtime connection
 * open, and at once when that becomes so again. Returns a function that ends it.
 */
export function runWhileVisible(
  run: () => void,
  { everyMs, connectivity, isRealtimeConnected }: RunWhileVisibleOptions,
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
    document.visibilityState === 'visible' &&
    connectivity.get() === 'online' &&
    !isRealtimeConnected.get();
  const update = () => {
    if (isDue() === (timer !== undefined)) return;
    if (timer !== undefined) return stop();
    start();
    run();
  };
  if (isDue()) start();
  document.addEventListener('visibilitychange', update);
  const unsubscribes = [connectivity.subscribe(update), isRealtimeConnected.subscribe(update)];
  return () => {
    stop();
    document.removeEventListener('visibilitychange', update);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
