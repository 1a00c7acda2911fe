import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ORIGIN, PASSWORD, TestBackend } from './testing/test-backend.ts';

let test: TestBackend;
beforeAll(async () => {
  test = await TestBackend.start();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => test.remove());

const inbox = async () => (await fetch(test.backend.inboxUrl)).text();
/** The token of the newest mail's link. */
async function newestToken(): Promise<string> {
  const link = new RegExp(
    `href="${ORIGIN}/auth/reset\\?token_hash=([\\w-]+)&amp;type=recovery"`,
  ).exec(await inbox());
  if (!link?.[1]) throw new Error('no link in the inbox');
  return link[1];
}
async function ask(email: string): Promise<void> {
  const { error } = await test.client().auth.resetPasswordForEmail(email);
  expect(error).toBeNull();
}
const redeem = (token: string, client = test.client()) =>
  client.auth.verifyOtp({ token_hash: token, type: 'recovery' });

it('[AUTH-025] [DATA-243] [DATA-244] a forgotten password is replaced by the link of the mail, which works once', async () => {
  const { email } = await test.signUp('ada');
  await ask('Ada@Nafas.test');
  const token = await newestToken();
  const client = test.client();
  expect((await redeem(token, client)).error).toBeNull();
  expect((await client.auth.updateUser({ password: 'a new morning' })).error).toBeNull();

  const signIn = (password: string) => test.client().auth.signInWithPassword({ email, password });
  expect((await signIn(PASSWORD)).error?.code).toBe('invalid_credentials');
  expect((await signIn('a new morning')).error).toBeNull();
  expect((await redeem(token)).error?.code).toBe('otp_expired');
});

it('a link is dead after an hour, and after the next one was asked for', async () => {
  const { email } = await test.signUp('bea');
  await ask(email);
  const first = await newestToken();
  await ask(email);
  expect((await redeem(first)).error?.code).toBe('otp_expired');
  const second = await newestToken();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
  expect((await redeem(second)).error?.code).toBe('otp_expired');
});

it('says the same about an address without an account, and sends nothing', async () => {
  const { email } = await test.signUp('cem');
  const answer = async (address: string) => {
    const response = await fetch(`${test.backend.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: test.backend.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: address }),
    });
    return { status: response.status, body: await response.text() };
  };
  const known = [await answer(email), await answer(email)];
  const unknown = [await answer('nobody@nafas.test'), await answer('nobody@nafas.test')];
  expect(unknown).toEqual(known);
  expect(await inbox()).not.toContain('nobody@nafas.test');
});

it('no session is ever put in an address: links are redeemed by POST only', async () => {
  const { email } = await test.signUp('dora');
  await ask(email);
  const token = await newestToken();
  const response = await fetch(
    `${test.backend.url}/auth/v1/verify?token=${token}&type=recovery&apikey=${test.backend.anonKey}`,
    { redirect: 'manual' },
  );
  expect(response.status).toBe(404);
  expect((await redeem(token)).error).toBeNull();
});

it('the token of a link can not be tried often', async () => {
  const tries = Array.from({ length: 11 }, (_, i) => redeem(`${i}`.padStart(56, '0')));
  const codes = (await Promise.all(tries)).map(({ error }) => error?.code).sort();
  expect(codes).toEqual([
    ...Array.from({ length: 10 }, () => 'otp_expired'),
    'over_request_rate_limit',
  ]);
});
