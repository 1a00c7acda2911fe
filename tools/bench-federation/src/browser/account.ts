import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ShellConfig } from '@nafas/platform/registry';
import type { BrowserContext } from '@playwright/test';
import { ROOT } from '../paths.ts';
import type { Variant } from '../serve/variant.ts';

const PASSWORD = 'a quiet morning';

/** Somebody with an account at a variant's backend. */
export interface Account {
  readonly email: string;
  /** What supabase-js keeps of the session in the browser, as text. */
  readonly session: string;
  /** Under which name it keeps it. */
  readonly storageKey: string;
  readonly backendUrl: string;
}

/** Makes an account that has checked in on so many days, up to yesterday. */
export async function makeAccount({ url }: Variant, days: number): Promise<Account> {
  const answer = await fetch(`${url}/config.json`);
  const { backend } = (await answer.json()) as ShellConfig;
  const email = `bench.${Date.now()}@example.org`;
  const signedUp = await fetch(`${backend.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, data: { name: 'Layla Haddad' } }),
  });
  const session = await signedUp.text();
  if (!session.includes('access_token')) throw new Error(`nobody was signed up: ${session}`);
  const seed = ['--email', email, '--password', PASSWORD, '--days', String(days)];
  const at = ['--url', backend.url, '--key', backend.anonKey];
  await promisify(execFile)(process.execPath, [
    join(ROOT, 'apps/backend/src/seed.ts'),
    ...seed,
    ...at,
  ]);
  const host = new URL(backend.url).hostname.split('.')[0] ?? '';
  return { email, session, storageKey: `sb-${host}-auth-token`, backendUrl: backend.url };
}

/** Makes every page of a browser profile begin with the account's session, as one that was kept there. */
export async function signIn(context: BrowserContext, account: Account): Promise<void> {
  const { session, storageKey } = account;
  await context.addInitScript(
    ([key, kept]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, kept);
    },
    [storageKey, session] as const,
  );
}
