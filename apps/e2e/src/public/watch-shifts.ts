import type { Page } from '@playwright/test';

/** Adds up the layout shifts of a page from its beginning, but those right after an input. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const kept = { sum: 0 };
    Object.assign(window, { layoutShifts: kept });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) kept.sum += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // A frame is painted, and its entries are told in a task after it.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return (window as unknown as { layoutShifts: { sum: number } }).layoutShifts.sum;
    });
}
