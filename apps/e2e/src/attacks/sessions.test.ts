import { afterEach, expect, test } from 'vitest';
import { setUpBackend } from '../support/test-backend.ts';
import type { TestClient } from '../support/test-client.ts';

// Attacks with a session that was left open, or has ended. The backend runs in this process, so its clock is ours.

const PASSWORD = 'a quiet morning';

const backend = setUpBackend({
  allowedOrigins: ['https://app.nafas.test'],
  settings: { accountsPerHour: 100 },
});

const { now } = Date;
afterEach(() => void (Date.now = now));
const later = (minutes: number) => void (Date.now = () => now() + minutes * 60_000);

let people = 0;
async function signUp(): Promise<{ email: string; client: TestClient }> {
  people += 1;
  const email = `person${people}@nafas.test`;
  const client = backend.client();
  const { error } = await client.auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  await client.rpc('ensure_profile');
  return { email, client };
}
async function signIn(email: string, password = PASSWORD) {
  const client = backend.client();
  const { error } = await client.auth.signInWithPassword({ email, password });
  return { client, error };
}
const readCode = async (answer: PromiseLike<{ error: { code?: string | undefined } | null }>) =>
  (await answer).error?.code;

test.each([
  ['the password', (client: TestClient) => client.auth.updateUser({ password: 'another one' })],
  ['the address', (client: TestClient) => client.auth.updateUser({ email: 'x@nafas.test' })],
] as const)('DECISION-130 %s is not changed in a session of long ago', async (_what, change) => {
  const { email, client } = await signUp();
  later(16);
  expect(await readCode(change(client))).toBe('reauthentication_needed');
  expect((await signIn(email)).error).toBeNull();
});

test('DECISION-130 nor is the second factor, its codes, or the account, by whatever way', async () => {
  const { email, client } = await signUp();
  later(16);
  expect(await readCode(client.rpc('remove_second_factor'))).toBe('28000');
  expect(await readCode(client.rpc('make_recovery_codes'))).toBe('28000');
  expect(await readCode(client.rpc('delete_my_account'))).toBe('28000');
  const { error } = await client.functions.invoke('account-delete', { body: { confirm: email } });
  expect((error?.context as Response).status).toBe(403);
  expect((await client.from('profiles').select()).data).toHaveLength(1);
  // One of just now does.
  Date.now = now;
  const fresh = (await signIn(email)).client;
  expect((await fresh.functions.invoke('account-delete', { body: { confirm: email } })).error).toBe(
    null,
  );
  expect((await signIn(email)).error?.code).toBe('invalid_credentials');
});

test('DECISION-131 DECISION-132 a new password ends the other sessions, which then read and write nothing', async () => {
  const { email, client } = await signUp();
  const phone = (await signIn(email)).client;
  const { data: kept } = await phone.auth.getSession();
  expect((await client.auth.updateUser({ password: 'another one' })).error).toBeNull();
  expect(await readCode(phone.from('profiles').select())).toBe('PGRST301');
  expect(await readCode(phone.from('user_settings').insert({ theme: 'dark' }))).toBe('PGRST301');
  expect(await readCode(phone.rpc('my_data'))).toBe('PGRST301');
  const { error } = await phone.functions.invoke('export', { body: {} });
  expect((error?.context as Response).status).toBe(401);
  const file = new Blob(['x'], { type: 'image/png' });
  const path = `${kept.session?.user.id}/a.png`;
  expect((await phone.storage.from('avatars').upload(path, file)).error).not.toBeNull();
  expect((await phone.auth.refreshSession()).error).not.toBeNull();
  expect((await client.from('profiles').select()).data).toHaveLength(1);
  // The owner hears of it, in both languages.
  const mails = (await (await fetch(backend.inboxUrl)).text()).split('<article>');
  const mail = mails.find((one) => one.includes(`To ${email}`)) ?? '';
  expect(mail).toContain('Your password is changed');
  expect(mail).toContain('تغيّرت كلمة المرور');
  expect(mail).toContain('https://app.nafas.test/auth/forgot');
});

test('DECISION-132 so does one that was signed out of the list', async () => {
  const { email, client } = await signUp();
  const phone = (await signIn(email)).client;
  const { data } = await client.rpc('my_sessions');
  const other = (data as { id: string; is_this: boolean }[]).find((one) => !one.is_this);
  expect((await client.rpc('end_session', { session: other?.id })).data).toBe(true);
  expect(await readCode(phone.from('profiles').select())).toBe('PGRST301');
  expect((await client.from('profiles').select()).data).toHaveLength(1);
});

test.each(['123456', 'password', 'qwerty', '      ', 'PASSWORD1'])(
  'DECISION-133 “%s” is refused where an account is made, and where a password is changed',
  async (password) => {
    const made = await backend.client().auth.signUp({ email: `weak${now()}@nafas.test`, password });
    expect(made.error?.code).toBe('weak_password');
    const { client } = await signUp();
    expect(await readCode(client.auth.updateUser({ password }))).toBe('weak_password');
  },
);

/** The links of the mails to an address, the newest first. */
async function linksTo(address: string): Promise<string[]> {
  const mails = (await (await fetch(backend.inboxUrl)).text()).split('<article>');
  return mails
    .filter((mail) => mail.includes(`To ${address}`))
    .flatMap((mail) => [...mail.matchAll(/href="[^"]*token_hash=(\w+)&amp;type=email_change"/g)])
    .map(([, token = '']) => token);
}
const redeem = (token = '') =>
  backend.client().auth.verifyOtp({ token_hash: token, type: 'email_change' });

test('DECISION-130 DECISION-131 another address needs both mailboxes; then the sessions of the old one have ended', async () => {
  const { email, client } = await signUp();
  const phone = (await signIn(email)).client;
  const next = `next.${email}`;
  const { data, error } = await client.auth.updateUser({ email: next });
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
  const [[old], [fresh]] = [await linksTo(email), await linksTo(next)];

  // Whoever has the session and one of the mailboxes gets no further, however often they try.
  for (let round = 0; round < 2; round += 1) {
    expect((await redeem(fresh)).data.session).toBeNull();
    expect((await signIn(next)).error?.code).toBe('invalid_credentials');
    expect((await phone.from('profiles').select()).data).toHaveLength(1);
  }
  const made = await redeem(old);
  expect(made.data.user?.email).toBe(next);
  expect((await signIn(next)).error).toBeNull();
  expect((await signIn(email)).error?.code).toBe('invalid_credentials');
  expect(await readCode(phone.from('profiles').select())).toBe('PGRST301');
  expect(await readCode(client.from('profiles').select())).toBe('PGRST301');
  expect((await redeem(old)).error?.code).toBe('otp_expired');
  expect((await redeem(fresh)).error?.code).toBe('otp_expired');
  // Who had the account by the old address hears of it.
  const page = await (await fetch(backend.inboxUrl)).text();
  const mail = page
    .split('<article>')
    .find((one) => one.includes(`To ${email}<`) || one.includes(`To ${email},`));
  expect(mail).toContain('Your address is changed');
});

test('what one address agreed to is no agreement to another, and a link lasts an hour', async () => {
  const { email, client } = await signUp();
  const mine = `mine.${email}`;
  await client.auth.updateUser({ email: mine });
  const [own] = await linksTo(mine);
  expect((await redeem(own)).error).toBeNull();
  // Its own mailbox has agreed. Now the address of somebody else, who agrees to nothing.
  const victim = `victim.${email}`;
  await client.auth.updateUser({ email: victim });
  const [old] = await linksTo(email);
  expect((await redeem(old)).data.session).toBeNull();
  expect((await redeem(own)).error?.code).toBe('otp_expired');
  expect((await signIn(victim)).error?.code).toBe('invalid_credentials');
  later(61);
  const [theirs] = await linksTo(victim);
  expect((await redeem(theirs)).error?.code).toBe('otp_expired');
  Date.now = now;
  expect((await redeem('')).error).not.toBeNull();
  expect((await signIn(email)).error).toBeNull();
});

test('whether an address has an account is told to its owner only', async () => {
  const victim = await signUp();
  const { client, email } = await signUp();
  const answers = [];
  for (const address of [victim.email, `nobody.${email}`]) {
    const { data, error } = await client.auth.updateUser({ email: address });
    expect(error).toBeNull();
    const kept = (await client.auth.getUser()).data.user;
    expect([data.user?.new_email, kept?.new_email]).toEqual([address, address]);
    answers.push({ ...data.user, new_email: '', email_change_sent_at: '', updated_at: '' });
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(await linksTo(victim.email)).toEqual([]);
  const page = await (await fetch(backend.inboxUrl)).text();
  const mail = page.split('<article>').find((one) => one.includes(`To ${victim.email}`));
  expect(mail).toContain('You have an account already');
});

test('links for other addresses can not be asked for without end', async () => {
  const { client } = await signUp();
  let refusal: string | undefined;
  for (let n = 0; n < 6; n += 1) {
    refusal = await readCode(client.auth.updateUser({ email: 'flooded@nafas.test' }));
  }
  expect(refusal).toBe('over_request_rate_limit');
});
