import { join } from 'node:path';
import { featureFolders } from '@nafas/serve';
import type { Page } from '@playwright/test';
import { openHeadlessShell, SLOW } from './browser/chromium.ts';
import { loadPage } from './browser/load-page.ts';
import { DRAWN, scriptTime } from './browser/script-time.ts';
import { median } from './median.ts';
import { ROOT } from './paths.ts';
import { serveFederation } from './serve/serve-variant.ts';

// `npm run bench:year`, after a build: how much script the year in pixels takes in the demo's year of entries.
const LOADS = 7;
const VISITS = 5;
const CELL = '[role="grid"] [data-level]';

/**
 * Runs in the page: presses something, marks when `shown` stands in the document, and resolves after it was painted, and after
 * what follows right behind it was, too.
 */
function press([pressed, shown, mark]: readonly [string, string, string]): Promise<void> {
  return new Promise((resolve, reject) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(shown) === null) return;
      observer.disconnect();
      performance.mark(mark);
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    const target = document.querySelector<HTMLElement>(pressed);
    if (target === null) reject(new Error(`nothing is ${pressed}`));
    target?.click();
  });
}

const show = (page: Page, pressed: string, shown: string) =>
  page.evaluate(press, [pressed, shown, DRAWN] as const);
const goTo = (page: Page, year: number) =>
  show(page, `button[aria-label="${year}"]`, `${CELL}[data-date^="${year}"]`);

const served = await serveFederation(
  (await featureFolders(ROOT)).map((folder) => join(ROOT, folder, 'dist')),
);
const browser = await openHeadlessShell();
try {
  const now = new Date().getUTCFullYear();
  for (const cpu of [1, SLOW.cpu]) {
    const times: Record<string, number[]> = {
      'the marks, once the days came': [],
      'the marks and what is written of them': [],
      'all of another year, with its days at hand': [],
    };
    const keep = (name: string, ms: number) => times[name]?.push(ms);
    const route = { path: '/dashboard/journal', demo: true, views: 1 };
    const slowness = { cpu, bitsPerSecond: null, latencyMs: 0 };
    for (let load = 0; load < LOADS; load += 1) {
      const options = { route, variant: served, slowness, saveData: false };
      await loadPage(browser, options, async (page) => {
        await page.waitForSelector('[type="search"]');
        await page.waitForTimeout(1_000);
        const first = await scriptTime(page, () => show(page, '[role="tab"]:last-child', CELL));
        keep('the marks, once the days came', first.drawing);
        keep('the marks and what is written of them', first.since);
        const second = await scriptTime(page, () => goTo(page, now - 1));
        keep('the marks, once the days came', second.drawing);
        keep('the marks and what is written of them', second.since);
        for (let visit = 0; visit < VISITS; visit += 1) {
          const again = await scriptTime(page, () => goTo(page, visit % 2 === 0 ? now : now - 1));
          keep('all of another year, with its days at hand', again.whole);
        }
      });
    }
    for (const [name, all] of Object.entries(times)) {
      const [least, most] = [Math.min(...all), Math.max(...all)].map((ms) => ms.toFixed(1));
      console.log(`${cpu}x slower, ${name}: ${median(all).toFixed(1)} ms (${least} to ${most})`);
    }
  }
} finally {
  await browser.close();
  await served.close();
}
