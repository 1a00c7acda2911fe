import type { Browser } from '@playwright/test';
import { median } from '../median.ts';
import type { BenchRoute } from '../routes.ts';
import { quiet } from '../serve/quiet.ts';
import type { Variant } from '../serve/variant.ts';
import { SLOW } from './chromium.ts';
import { loadPage } from './load-page.ts';

/** Median milliseconds until the route's content stands on a slow device, for each variant. */
export async function firstRenders(
  browser: Browser,
  route: BenchRoute,
  variants: readonly Variant[],
  runs: number,
): Promise<number[]> {
  const times = variants.map((): number[] => []);
  // In turns, so that a busy moment of this machine meets all of them.
  for (let run = 0; run < runs; run += 1) {
    for (const [index, variant] of variants.entries()) {
      const options = { route, variant, slowness: SLOW, saveData: false };
      const ms = await loadPage(browser, options, (_page, rendered) => Promise.resolve(rendered));
      times[index]?.push(ms);
    }
  }
  return times.map(median);
}

/** Runs in the page: follows a navigation entry and resolves with the milliseconds until its page has painted. */
function follow(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`);
    if (!link) {
      reject(new Error(`no navigation entry leads to ${path}`));
      return;
    }
    const started = performance.now();
    const stands = () =>
      location.pathname === path &&
      document.querySelectorAll('[data-feature]').length === 1 &&
      document.querySelector('[data-feature][data-state="mounted"] h1') !== null;
    const observer = new MutationObserver(() => {
      if (!stands()) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started), 0));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    link.click();
  });
}

/**
 * Median milliseconds from the click on a navigation entry, pointed at before, until the feature's page has painted, on
 * a device with a slow processor. The line is as it is: what is measured is a feature that was loaded ahead.
 */
export async function switchTime(
  browser: Browser,
  dashboard: BenchRoute,
  to: BenchRoute,
  variant: Variant,
  runs: number,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const slowness = { cpu: SLOW.cpu, bitsPerSecond: null, latencyMs: 0 };
    const options = { route: dashboard, variant, slowness, saveData: false };
    times.push(
      await loadPage(browser, options, async (page) => {
        await quiet(variant);
        await page.locator(`nav a[href="${to.path}"]`).first().hover();
        await quiet(variant);
        return page.evaluate(follow, to.path);
      }),
    );
  }
  return median(times);
}
