import type { Browser, Page } from '@playwright/test';
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

const LIMIT_MS = 15_000;

/** Runs in the page: follows a navigation entry and resolves with the milliseconds until its page's content has painted. */
function follow([path, limit]: readonly [string, number]): Promise<number> {
  return new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`);
    if (!link) {
      reject(new Error(`no navigation entry leads to ${path}`));
      return;
    }
    const timer = setTimeout(() => reject(new Error(`${path} did not stand`)), limit);
    const findTitle = () => document.querySelector('[data-feature][data-state="mounted"] h1');
    // The address changes before the page that is left does, and the next one may take over its place.
    const left = findTitle();
    const stands = () => {
      const title = findTitle();
      const isAlone = document.querySelectorAll('[data-feature]').length === 1;
      return location.pathname === path && isAlone && title !== null && title !== left;
    };
    const started = performance.now();
    const observer = new MutationObserver(() => {
      if (!stands()) return;
      observer.disconnect();
      clearTimeout(timer);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started), 0));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    link.click();
  });
}

/** Points at a navigation entry, and follows it once nothing is loading any more. */
async function pointAndFollow(page: Page, { path }: BenchRoute, variant: Variant): Promise<number> {
  await quiet(variant);
  await page.locator(`nav a[href="${path}"]`).first().hover();
  await quiet(variant);
  return page.evaluate(follow, [path, LIMIT_MS] as const);
}

const ON_LINE = { cpu: SLOW.cpu, bitsPerSecond: null, latencyMs: 0 };

/**
 * Median milliseconds from the click on a navigation entry, pointed at before, until the content of its page has painted,
 * on a device with a slow processor. The line is as it is: what is measured is a feature that was loaded ahead.
 */
export async function switchTime(
  browser: Browser,
  dashboard: BenchRoute,
  to: BenchRoute,
  variant: Variant,
  runs: number,
): Promise<number> {
  const times: number[] = [];
  const options = { route: dashboard, variant, slowness: ON_LINE, saveData: false };
  for (let run = 0; run < runs; run += 1) {
    times.push(await loadPage(browser, options, (page) => pointAndFollow(page, to, variant)));
  }
  return median(times);
}

/** Median milliseconds of the switch to a page from the one before it in the navigation. */
export interface Switch {
  readonly path: string;
  /** In a visit that was not there yet. */
  readonly first: number;
  /** With what the page shows at hand. */
  readonly again: number;
}

/** From the dashboard through all pages of the navigation, twice. */
export async function tourTimes(
  browser: Browser,
  dashboard: BenchRoute,
  pages: readonly BenchRoute[],
  variant: Variant,
  runs: number,
): Promise<Switch[]> {
  const first = pages.map((): number[] => []);
  const again = pages.map((): number[] => []);
  const options = { route: dashboard, variant, slowness: ON_LINE, saveData: false };
  for (let run = 0; run < runs; run += 1) {
    await loadPage(browser, options, async (page) => {
      for (const times of [first, again]) {
        for (const [index, route] of pages.entries()) {
          times[index]?.push(await pointAndFollow(page, route, variant));
        }
      }
    });
  }
  return pages.map(({ path }, index) => ({
    path,
    first: median(first[index] ?? []),
    again: median(again[index] ?? []),
  }));
}
