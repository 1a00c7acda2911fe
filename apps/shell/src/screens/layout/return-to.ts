/** How long a page may take to be as high as it was. */
const PATIENCE_MS = 5_000;
/** How long what is left of the page before may still go, which would take the place away again. */
const SETTLING_MS = 1_000;
/** With these a person goes where they want themselves. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the page to a distance from its top, in px, as soon as it is that high: at once, or while its content comes.
 * Gives up when the person scrolls themselves, and after five seconds. Returns how to give up.
 *
 * @param onEnd told once, when it is there or has given up by itself.
 */
export function returnTo(top: number, onEnd: () => void): () => void {
  const root = document.documentElement;
  scrollTo(0, 0);
  if (top === 0) {
    onEnd();
    return () => undefined;
  }
  let timer = setTimeout(end, PATIENCE_MS);
  let isThere = false;
  // It is told of the page's height at the beginning, too.
  const observer = new ResizeObserver(() => {
    if (root.scrollHeight - root.clientHeight < top || scrollY >= top) return;
    scrollTo(0, top);
    if (isThere) return;
    isThere = true;
    clearTimeout(timer);
    timer = setTimeout(end, SETTLING_MS);
  });
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const way of OWN_WAYS) removeEventListener(way, end, true);
  }
  function end(): void {
    stop();
    onEnd();
  }
  for (const way of OWN_WAYS) addEventListener(way, end, { capture: true, passive: true });
  observer.observe(document.body);
  return stop;
}
