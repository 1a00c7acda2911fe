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
  /** Runs in the page before its scripts. */
  readonly inPage?: () => void;
}

/** Runs in the page: its clock starts at an instant and goes on from there. Playwright's own stops timers of ours. */
function moveClock(start: number): void {
  const RealDate = Date;
  const ahead = start - RealDate.now();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: ConstructorParameters<DateConstructor> | []) =>
      args.length === 0 ? new target(RealDate.now() + ahead) : new target(...args),
    get: (target, key) =>
      key === 'now' ? () => target.now() + ahead : (Reflect.get(target, key) as unknown),
  });
}

/** Opens a page in a fresh profile, waits until its content stands, and hands it to `measure`. Returns what that returns. */
export async function loadPage<T>(
  browser: Browser,
  { route, variant, slowness, saveData, inPage }: LoadOptions,
  measure: (page: Page, renderedMs: number) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    // What the demo shows of the last 24 hours, and so what is loaded for it, depends on the hour.
    await page.addInitScript(moveClock, new Date().setUTCHours(12, 0, 0, 0));
    await page.addInitScript(watchRender, { demo: route.demo, views: route.views, saveData });
    if (inPage) await page.addInitScript(inPage);
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
