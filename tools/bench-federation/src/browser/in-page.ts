/** Marks that the measured page leaves for the benchmark. */
export interface PageMarks {
  /** Milliseconds from the navigation's start until the page's own content stood on screen. */
  nafasRendered?: number;
  /** The same until nothing in it waits for data any more: no skeleton is left. */
  nafasFilled?: number;
}

/** Runs in the page before its scripts: opens the demo if wanted and marks when the content stands. */
export function watchRender(options: { demo: boolean; views: number; saveData: boolean }): void {
  if (options.demo) sessionStorage.setItem('nafas.demo.v1', 'on');
  if (options.saveData) {
    // Asks for no loading ahead, so that what a page needs is counted without what it guesses.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  }
  const stands = () =>
    options.views === 0
      ? document.querySelector('h1') !== null
      : document.querySelectorAll('[data-feature][data-state="mounted"]').length >= options.views;
  const marks = globalThis as PageMarks;
  const markPainted = (mark: keyof PageMarks) => {
    // After this frame's paint.
    requestAnimationFrame(() => setTimeout(() => (marks[mark] ??= performance.now()), 0));
  };
  let hasRendered = false;
  const observer = new MutationObserver(() => {
    if (!hasRendered) {
      if (!stands()) return;
      hasRendered = true;
      markPainted('nafasRendered');
    }
    if (document.querySelector('main [aria-busy="true"]') !== null) return;
    observer.disconnect();
    markPainted('nafasFilled');
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}
