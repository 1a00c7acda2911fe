import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signIn, type Account } from '../browser/account.ts';
import { SLOW, slowDown } from '../browser/chromium.ts';
import { watchRender, type PageMarks } from '../browser/in-page.ts';
import { median } from '../median.ts';
import { quiet } from '../serve/quiet.ts';
import type { Variant } from '../serve/variant.ts';

const VIEWS = 6;
const LIMIT_MS = 60_000;

/** A visit of the dashboard by somebody who is signed in. */
export interface Visit {
  /** Milliseconds until all views are mounted and painted. */
  readonly rendered: number;
  /** Milliseconds until none of them waits for data any more. */
  readonly filled: number;
  /** Requests to the backend until then, without those that only ask whether they may (CORS). */
  readonly asked: readonly string[];
}

/** The medians of several visits, and what the last of them asked. */
function middle(visits: readonly Visit[]): Visit {
  return {
    rendered: median(visits.map(({ rendered }) => rendered)),
    filled: median(visits.map(({ filled }) => filled)),
    asked: visits.at(-1)?.asked ?? [],
  };
}

async function visit(page: Page, url: string, account: Account): Promise<Visit> {
  const asked: string[] = [];
  const note = (request: { url(): string; method(): string }) => {
    if (!request.url().startsWith(account.backendUrl)) return;
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  };
  page.on('request', note);
  await page.goto(`${url}/dashboard`, { waitUntil: 'commit', timeout: LIMIT_MS });
  const read = async (what: 'nafasRendered' | 'nafasFilled') => {
    const mark = await page.waitForFunction((key) => (globalThis as PageMarks)[key], what, {
      timeout: LIMIT_MS,
    });
    return Number(await mark.jsonValue());
  };
  const rendered = await read('nafasRendered');
  const filled = await read('nafasFilled');
  page.off('request', note);
  return { rendered, filled, asked };
}

async function newPage(context: BrowserContext, slowness = SLOW): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchRender, { demo: false, views: VIEWS, saveData: false });
  await slowDown(page, slowness);
  return page;
}

/** First visits of somebody whose browser knows the session and nothing else. */
export async function firstVisits(
  browser: Browser,
  variant: Variant,
  account: Account,
  runs: number,
): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await signIn(context, account);
    visits.push(await visit(await newPage(context), variant.url, account));
    await context.close();
  }
  return middle(visits);
}

/** A browser profile that was at a variant before and keeps its service worker. */
export interface Returning {
  readonly context: BrowserContext;
  /** Visits the dashboard in a new tab. */
  again(): Promise<Visit>;
}

/** Visits twice in a new browser profile and waits each time until nothing is asked for any more. */
export async function openReturning(
  browser: Browser,
  variant: Variant,
  account: Account,
  slowness = SLOW,
): Promise<Returning> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context, account);
  const first = await newPage(context, slowness);
  await first.goto(`${variant.url}/dashboard`);
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await quiet(variant);
  await first.reload();
  await quiet(variant);
  await first.close();
  return {
    context,
    async again() {
      const page = await newPage(context, slowness);
      const visited = await visit(page, variant.url, account);
      await page.close();
      return visited;
    },
  };
}

/**
 * Visits of a browser that was here before, with its service worker: some with the servers there, then some without any.
 * Closes the variant.
 */
export async function laterVisits(
  browser: Browser,
  variant: Variant,
  account: Account,
  runs: number,
): Promise<{ again: Visit; offline: Visit }> {
  const { context, again } = await openReturning(browser, variant, account);
  try {
    const several = async () => {
      const visits: Visit[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await again());
      return middle(visits);
    };
    const online = await several();
    await variant.close();
    await context.setOffline(true);
    return { again: online, offline: await several() };
  } finally {
    await context.close();
  }
}
