import { expect, test } from 'vitest';
import { setUpBackend } from '../support/test-backend.ts';

// Somebody signs up with an address that is not theirs, before or after its owner does: whose password counts is decided by
// who reads the mails, and never by which of several alike mails they open.

const SITE = 'https://app.nafas.test';
const THIEFS = 'the password of the thief';
const OWNERS = 'the password of the owner';

const backend = setUpBackend({ allowedOrigins: [SITE], settings: { confirmEmail: true } });
type Proof = 'signup' | 'recovery';
interface Link {
  readonly token_hash: string;
  readonly type: Proof;
}

async function signUp(email: string, password: string, data: object = {}): Promise<void> {
  const answer = await backend.client().auth.signUp({ email, password, options: { data } });
  expect(answer.error).toBeNull();
  expect(answer.data).toMatchObject({ session: null, user: { email } });
}
const signIn = async (email: string, password: string) =>
  (await backend.client().auth.signInWithPassword({ email, password })).error?.code;
/** The links in the mails to an address, the newest first, each once. */
async function linksTo(email: string): Promise<Link[]> {
  const page = await (await fetch(backend.inboxUrl)).text();
  const mails = page.split('<article>').filter((mail) => mail.includes(`To ${email}`));
  return mails.flatMap((mail) => {
    const found = /token_hash=([0-9a-f]+)&amp;type=(signup|recovery)/.exec(mail);
    return found ? [{ token_hash: found[1] ?? '', type: found[2] as Proof }] : [];
  });
}
const open = async (link: Link, by = backend.client()) =>
  (await by.auth.verifyOtp(link)).error?.code;

test.each([
  ['the thief first', 'first@nafas.test', THIEFS, OWNERS],
  ['the owner first', 'second@nafas.test', OWNERS, THIEFS],
])('%s: whoever opens any mail chooses the password', async (_, email, before, after) => {
  await signUp(email, before, { name: 'Whose is it' });
  await signUp(email, after, { name: 'Whose is it' });
  const [newest, oldest, ...others] = await linksTo(email);
  if (newest === undefined || oldest === undefined) throw new Error('a mail did not come');
  expect(others).toEqual([]);
  expect(await open(oldest)).toBe('otp_expired');

  const owner = backend.client();
  expect(await open(newest, owner)).toBeUndefined();
  for (const password of [THIEFS, OWNERS]) {
    expect(await signIn(email, password)).toBe('invalid_credentials');
  }
  // Nor is there a name that somebody else chose.
  const { data } = await owner.rpc('ensure_profile');
  expect(data).toMatchObject({ name: email.split('@')[0] });
  const chosen = await owner.auth.updateUser({ password: 'chosen by who read the mail' });
  expect(chosen.error).toBeNull();
  expect(await signIn(email, 'chosen by who read the mail')).toBeUndefined();
});

test('a third sign-up and a link once more bring no password back', async () => {
  const email = 'third@nafas.test';
  await signUp(email, OWNERS);
  await signUp(email, THIEFS);
  await signUp(email, THIEFS);
  expect((await backend.client().auth.resend({ type: 'signup', email })).error).toBeNull();
  const [newest] = await linksTo(email);
  if (newest === undefined) throw new Error('the mail did not come');
  expect(newest.type).toBe('signup');
  expect(await open(newest)).toBeUndefined();
  for (const password of [THIEFS, OWNERS]) {
    expect(await signIn(email, password)).toBe('invalid_credentials');
  }
});

test('the same password once more is the same person: the link comes again, and the password counts', async () => {
  const email = 'again@nafas.test';
  await signUp(email, OWNERS);
  await signUp(email, OWNERS);
  const [newest, oldest] = await linksTo(email);
  if (newest === undefined || oldest === undefined) throw new Error('a mail did not come');
  expect(await open(oldest)).toBe('otp_expired');
  expect(await open(newest)).toBeUndefined();
  expect(await signIn(email, OWNERS)).toBeUndefined();
});

test('once it is confirmed, a sign-up by somebody else changes nothing', async () => {
  const email = 'confirmed@nafas.test';
  await signUp(email, OWNERS);
  const [link] = await linksTo(email);
  if (link === undefined) throw new Error('the mail did not come');
  expect(await open(link)).toBeUndefined();
  await signUp(email, THIEFS);
  expect(await linksTo(email)).toEqual([link]);
  expect(await signIn(email, OWNERS)).toBeUndefined();
  expect(await signIn(email, THIEFS)).toBe('invalid_credentials');
});
