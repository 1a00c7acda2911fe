import type { Browser, Page } from '@playwright/test';
import type { BenchRoute } from '../routes.ts';
import type { Variant } from '../serve/variant.ts';
import { slowDown, type Slowness } from './chromium.ts';
import { watchRender, type PageMarks } from './in-page.ts';

const LIMIT_MS = 60_000;

export interface LoadOptions {
  readonly route: BenchRoute;
  readonly variant: Variant;
  readonly slowness?: Slowness;
  /** Ask the page to load nothing ahead. */
  readonly saveData: boolean;
}

/** Opens a page in a fresh profile, waits until its content stands, and hands it to `measure`. Returns what that returns. */
export async function loadPage<T>(
  browser: Browser,
  { route, variant, slowness, saveData }: LoadOptions,
  measure: (page: Page, renderedMs: number) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchRender, { demo: route.demo, views: route.views, saveData });
    if (slowness) await slowDown(page, slowness);
    await page.goto(variant.url + route.path, { waitUntil: 'commit', timeout: LIMIT_MS });
    const mark = await page.waitForFunction(
      () => (globalThis as PageMarks).nafasRendered,
      undefined,
      { timeout: LIMIT_MS },
    );
    return await measure(page, Number(await mark.jsonValue()));
  } finally {
    await context.close();
  }
}
