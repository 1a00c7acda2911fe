import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from '@nafas/backend';
import { createClient, type Session } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeGitHub, startFakeGitHub } from '../auth/fake-github.ts';

// Whoever has an account at a provider must not get the account of whoever has the address that stands in it; and who
// made an account on somebody else's address must lose it to its owner.

const SITE = 'https://app.nafas.test';
const PASSWORD = 'a long enough one';

let dataDir: string;
let backend: Backend;
let github: FakeGitHub;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nafas-social-'));
  github = await startFakeGitHub();
  // Accounts of a time when nothing had to be confirmed.
  backend = await startBackend({ dataDir, port: 0, allowedOrigins: [SITE] });
  for (const name of ['victim', 'beforehand', 'owner']) await signUp(name);
  await backend.close();
  const providers = { github: { clientId: 'nafas', secret: 'secret', url: github.url } };
  const settings = { confirmEmail: true };
  backend = await startBackend({ dataDir, port: 0, allowedOrigins: [SITE], providers, settings });
});
afterAll(async () => {
  await backend.close();
  await github.close();
  await rm(dataDir, { recursive: true, force: true });
});

const client = () =>
  createClient(backend.url, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
const getAddress = (name: string) => `${name}@nafas.test`;
const sessions = new Map<string, Session>();

async function signUp(name: string) {
  const { data, error } = await client().auth.signUp({
    email: getAddress(name),
    password: PASSWORD,
  });
  expect(error).toBeNull();
  if (data.session !== null) sessions.set(name, data.session);
}

const withPassword = async (name: string) =>
  (await client().auth.signInWithPassword({ email: getAddress(name), password: PASSWORD })).error
    ?.code;
/** Whether a token still reads: 200, or 401. */
async function reads(name: string): Promise<number> {
  const authorization = `Bearer ${sessions.get(name)?.access_token ?? ''}`;
  const headers = { apikey: backend.anonKey, authorization };
  return (await fetch(`${backend.url}/rest/v1/goals`, { headers })).status;
}
/** The links that were mailed to somebody, the newest first. */
async function mailedTo(name: string): Promise<string[]> {
  const page = await (await fetch(backend.inboxUrl)).text();
  const mails = page.split('<article>').filter((mail) => mail.includes(`To ${getAddress(name)}`));
  return mails.flatMap((mail) =>
    [...mail.matchAll(/token_hash=([0-9a-f]+)/g)].map(([, t]) => t ?? ''),
  );
}

let next = 100;
/** Somebody's account at the provider. */
function account(...emails: FakeGitHub['account']['emails']): void {
  next += 1;
  github.account = { id: next, login: `user${next}`, name: 'Somebody', emails };
}

/** A sign-in by the provider as a browser does it: the person's session, or the error that the app's page is told. */
async function signInByProvider(): Promise<{ email: string } | { error: string | null }> {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    provider: 'github',
    redirect_to: `${SITE}/auth/callback`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 's256',
  });
  const begin = `${backend.url}/auth/v1/authorize?${query.toString()}`;
  const toProvider = (await fetch(begin, { redirect: 'manual' })).headers.get('location') ?? '';
  const page = await (await fetch(toProvider)).text();
  const back = /href="([^"]+)">Authorize</.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const toApp = new URL((await fetch(back, { redirect: 'manual' })).headers.get('location') ?? '');
  const code = toApp.searchParams.get('code');
  if (code === null) {
    const said = toApp.searchParams;
    return { error: said.get('error_code') ?? said.get('error') };
  }
  const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
  });
  const { user } = (await answer.json()) as { user: { email: string } };
  return { email: user.email };
}

beforeEach(() => {
  sessions.delete('nobody');
});

test.each([
  ['unverified and main', [{ email: getAddress('victim'), primary: true, verified: false }]],
  [
    'unverified, beside a verified main one',
    [
      { email: 'thief1@evil.test', primary: true, verified: true },
      { email: getAddress('victim'), primary: false, verified: false },
    ],
  ],
  [
    'verified, but not the main one',
    [
      { email: 'thief2@evil.test', primary: true, verified: true },
      { email: getAddress('victim'), primary: false, verified: true },
    ],
  ],
  [
    'unverified, written in capitals',
    [{ email: getAddress('victim').toUpperCase(), primary: true, verified: false }],
  ],
])(
  'DECISION-128 a thief whose account holds the victim’s address gets nothing: %s',
  async (_what, emails) => {
    account(...emails);
    const got = await signInByProvider();
    expect(got).not.toMatchObject({ email: getAddress('victim') });
    expect(await withPassword('victim')).toBeUndefined();
    expect(await reads('victim')).toBe(200);
  },
);

test('DECISION-128 the owner of an address takes the account that somebody made on it, and that one is out', async () => {
  expect(await reads('beforehand')).toBe(200);
  account({ email: getAddress('beforehand'), primary: true, verified: true });
  expect(await signInByProvider()).toEqual({ email: getAddress('beforehand') });
  expect(await withPassword('beforehand')).toBe('invalid_credentials');
  expect(await reads('beforehand')).toBe(401);
  const { refresh_token } = sessions.get('beforehand') ?? { refresh_token: '' };
  expect((await client().auth.refreshSession({ refresh_token })).error).not.toBeNull();
  // And in again, as often as they like.
  expect(await signInByProvider()).toEqual({ email: getAddress('beforehand') });
});

test('the same by the link of a forgotten password: whoever opens it is the only one in', async () => {
  expect(await reads('owner')).toBe(200);
  await client().auth.resetPasswordForEmail(getAddress('owner'));
  const [token = ''] = await mailedTo('owner');
  const owner = client();
  const { error } = await owner.auth.verifyOtp({ token_hash: token, type: 'recovery' });
  expect(error).toBeNull();
  expect(await reads('owner')).toBe(401);
  expect((await owner.auth.updateUser({ password: 'a new and long one' })).error).toBeNull();
  expect(await withPassword('owner')).toBe('invalid_credentials');
});

test('an unconfirmed account that is proved by a forgotten password’s link keeps no password', async () => {
  await signUp('forgetful');
  await client().auth.resetPasswordForEmail(getAddress('forgetful'));
  const [token = ''] = await mailedTo('forgetful');
  const proved = await client().auth.verifyOtp({ token_hash: token, type: 'recovery' });
  expect(proved.error).toBeNull();
  expect(await withPassword('forgetful')).toBe('invalid_credentials');
});

test('a provider’s account with an unproved address waits, and whoever proves it is rid of it', async () => {
  account({ email: getAddress('squatted'), primary: true, verified: false });
  expect(await signInByProvider()).toEqual({ error: 'provider_email_needs_verification' });
  const [token = ''] = await mailedTo('squatted');
  const owner = await client().auth.verifyOtp({ token_hash: token, type: 'signup' });
  expect(owner.data.user?.email).toBe(getAddress('squatted'));
  // The thief comes again.
  expect(await signInByProvider()).not.toMatchObject({ email: getAddress('squatted') });
});

test('DECISION-129 without confirmed addresses no provider is taken at all', async () => {
  const providers = { github: { clientId: 'nafas', secret: 'secret', url: github.url } };
  const other = await mkdtemp(join(tmpdir(), 'nafas-social-'));
  const starting = startBackend({ dataDir: other, port: 0, allowedOrigins: [SITE], providers });
  await expect(starting).rejects.toThrow('NAFAS_CONFIRM_EMAIL');
  await rm(other, { recursive: true, force: true });
});
