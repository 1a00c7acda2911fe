import type { Page, Route } from '@playwright/test';
import { startProduct } from '../support/product.ts';
import { expect, test as base } from '../support/test.ts';
import { startFakeGitHub, type FakeGitHub } from './fake-github.ts';

/** The product with GitHub switched on, as an operator does it: by the environment. The provider is our own. */
export const test = base.extend<object, { github: FakeGitHub }>({
  github: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off this pattern.
    async ({}, use) => {
      const github = await startFakeGitHub();
      await use(github);
      await github.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ github }, use) => {
      process.env['NAFAS_GITHUB_CLIENT_ID'] = 'nafas';
      process.env['NAFAS_GITHUB_SECRET'] = 'secret';
      process.env['NAFAS_GITHUB_URL'] = github.url;
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/**
 * Lets one request be answered when the server's clock stands `minutes` later: the backend runs in this process, so
 * its clock is ours.
 */
export async function answerLater(route: Route, minutes: number): Promise<void> {
  const now = Date.now;
  Date.now = () => now() + minutes * 60_000;
  try {
    await route.fulfill({ response: await route.fetch() });
  } finally {
    Date.now = now;
  }
}

/** Where supabase-js keeps the session on this device. */
const SESSION = /^sb-.*-auth-token$/.source;

/** The session this device keeps; null when there is none. */
export function keptSession(
  page: Page,
): Promise<{ expires_at: number; access_token: string; refresh_token: string } | null> {
  return page.evaluate((pattern) => {
    const key = Object.keys(localStorage).find((name) => new RegExp(pattern).test(name));
    return key === undefined ? null : JSON.parse(localStorage.getItem(key) ?? 'null');
  }, SESSION);
}

/** Makes the kept session end in so many seconds, as far as this device knows; negative: it has ended. */
export async function endSessionIn(page: Page, seconds: number): Promise<void> {
  await page.evaluate(
    ({ pattern, left }) => {
      for (const key of Object.keys(localStorage)) {
        if (!new RegExp(pattern).test(key)) continue;
        const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
        const expires_at = Math.floor(Date.now() / 1000) + left;
        localStorage.setItem(key, JSON.stringify({ ...kept, expires_at }));
      }
    },
    { pattern: SESSION, left: seconds },
  );
}

export { expect };
