import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test.ts';

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

export { expect, test };
