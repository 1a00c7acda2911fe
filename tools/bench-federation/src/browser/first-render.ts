import type { Browser } from '@playwright/test';
import { median } from '../median.ts';
import type { BenchRoute } from '../routes.ts';
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
