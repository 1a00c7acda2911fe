/**
 * Runs once the browser has nothing to draw; soon in one that can't tell. Returns how to stop.
 * @param timeout a page that is never idle waits so many ms; without it, for ever.
 */
export function whenIdle(run: () => void, timeout?: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => run(), timeout === undefined ? {} : { timeout });
  return () => cancelIdleCallback(handle);
}
