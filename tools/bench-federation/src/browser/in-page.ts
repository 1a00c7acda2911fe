/** Marks that the measured page leaves for the benchmark. */
export interface PageMarks {
  /** Milliseconds from the navigation's start until the page's own content stood on screen. */
  nafasRendered?: number;
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
  const observer = new MutationObserver(() => {
    if (!stands()) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // After this frame's paint.
      setTimeout(() => {
        (globalThis as PageMarks).nafasRendered = performance.now();
      }, 0);
    });
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}
