import type { AuthResult, AuthV1 } from '@nafas/platform';
import type { SupabaseClient } from './create-client.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuth } from './auth.ts';
import { createEndingCause } from './ending.ts';

interface Failure {
  name?: string;
  code?: string;
  status?: number;
  message: string;
}
const gotrue = {
  signUp: vi.fn(),
  signInWithPassword: vi.fn(),
  signInWithOAuth: vi.fn(),
  signInWithSSO: vi.fn(),
  exchangeCodeForSession: vi.fn(),
  resetPasswordForEmail: vi.fn(),
  verifyOtp: vi.fn(),
  updateUser: vi.fn(),
  resend: vi.fn(),
  signOut: vi.fn(),
  mfa: {},
};
const auth = createAuth(
  { auth: gotrue } as unknown as SupabaseClient,
  createEndingCause(),
  () => ({ auth: gotrue }) as unknown as SupabaseClient,
);
const ok = { data: { session: null }, error: null };
const fails = (error: Failure) => ({ data: {}, error: { name: 'AuthApiError', ...error } });
const person = { email: 'amal@example.org', password: 'secret1', name: 'Amal' };

const CALLS: readonly [
  call: keyof AuthV1 & keyof Record<string, unknown>,
  method: Exclude<keyof typeof gotrue, 'mfa'>,
  run: () => Promise<AuthResult>,
  kind: AuthResult['kind'],
][] = [
  ['signUp', 'signUp', () => auth.signUp(person), 'confirm-email'],
  [
    'signInWithPassword',
    'signInWithPassword',
    () => auth.signInWithPassword({ ...person, remember: true }),
    'signed-in',
  ],
  ['signInWithProvider', 'signInWithOAuth', () => auth.signInWithProvider('github'), 'sent'],
  [
    'signInWithSso',
    'signInWithSSO',
    async () => (await auth.signInWithSso?.('example.org')) ?? { kind: 'signed-out' },
    'sent',
  ],
  ['redeemCode', 'exchangeCodeForSession', () => auth.redeemCode('code'), 'signed-in'],
  ['redeemRecovery', 'verifyOtp', () => auth.redeemRecovery('hash'), 'signed-in'],
  ['updatePassword', 'updateUser', () => auth.updatePassword('secret2'), 'updated'],
  ['updateEmail', 'updateUser', () => auth.updateEmail('amal@example.net'), 'sent'],
  ['resendConfirmation', 'resend', () => auth.resendConfirmation(person.email), 'sent'],
  ['signOut', 'signOut', () => auth.signOut(), 'signed-out'],
  [
    'requestPasswordReset',
    'resetPasswordForEmail',
    () => auth.requestPasswordReset(person.email),
    'sent',
  ],
];

beforeEach(() => {
  const { mfa: _, ...methods } = gotrue;
  for (const method of Object.values(methods)) method.mockReset().mockResolvedValue(ok);
  localStorage.clear();
});

describe.each(CALLS)('%s', (_call, method, run, kind) => {
  it(`answers ${kind} when it worked`, async () => {
    expect(await run()).toEqual({ kind });
    expect(gotrue[method]).toHaveBeenCalledTimes(1);
  });

  it('answers "network" when there was no answer', async () => {
    gotrue[method].mockResolvedValue(
      fails({ name: 'AuthRetryableFetchError', message: 'fetch failed', status: 0 }),
    );
    expect(await run()).toMatchObject({ kind: 'failed', code: 'network' });
  });

  it('never rejects', async () => {
    gotrue[method].mockRejectedValue(new TypeError('broken'));
    expect(await run()).toEqual({ kind: 'failed', code: 'network', message: 'broken' });
  });

  it('says how long to wait after too many requests', async () => {
    const message = 'For security purposes, you can only request this after 42 seconds.';
    gotrue[method].mockResolvedValue(fails({ status: 429, code: 'over_email_limit', message }));
    expect(await run()).toEqual({
      kind: 'failed',
      code: 'over_request_rate_limit',
      message,
      retryAfter: 42,
    });
  });

  it('leaves the wait out where the server names none', async () => {
    gotrue[method].mockResolvedValue(fails({ status: 429, message: 'Too many requests' }));
    expect(await run()).not.toHaveProperty('retryAfter');
  });
});

describe.each(CALLS.filter(([call]) => call !== 'requestPasswordReset'))(
  'a refused %s',
  (_call, method, run) => {
    it("carries the server's code and message", async () => {
      gotrue[method].mockResolvedValue(
        fails({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' }),
      );
      expect(await run()).toEqual({
        kind: 'failed',
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      });
    });
  },
);

describe('a refusal without words', () => {
  it.each([
    ['sign up', () => auth.signUp(person), gotrue.signUp],
    ['sign out', () => auth.signOut(), gotrue.signOut],
    ['password reset', () => auth.updatePassword('secret2'), gotrue.updateUser],
  ])(
    'is given the words of the service: %s (DATA-231, DATA-232, DATA-233)',
    async (what, run, method) => {
      method.mockResolvedValue(fails({ status: 500, message: ' ' }));
      expect(await run()).toMatchObject({ message: `An error occurred during ${what}` });
    },
  );
});

describe('a sign-in of somebody with a second factor', () => {
  const token = (aal: string) => `h.${btoa(JSON.stringify({ sub: 'a', aal }))}.s`;
  const createSession = (aal: string, status = 'verified') => ({
    data: { session: { access_token: token(aal), user: { id: 'a', factors: [{ status }] } } },
    error: null,
  });
  const signIn = () => auth.signInWithPassword({ ...person, remember: true });

  it.each([
    ['code-needed', 'aal1', 'verified'],
    ['signed-in', 'aal2', 'verified'],
    ['signed-in', 'aal1', 'unverified'],
  ])('is %s at %s with a factor that is %s', async (kind, aal, status) => {
    gotrue.signInWithPassword.mockResolvedValue(createSession(aal, status));
    gotrue.exchangeCodeForSession.mockResolvedValue(createSession(aal, status));
    gotrue.verifyOtp.mockResolvedValue(createSession(aal, status));
    expect(await signIn()).toEqual({ kind });
    expect(await auth.redeemCode('code')).toEqual({ kind });
    expect(await auth.redeemRecovery('hash')).toEqual({ kind });
  });
});

it('a missing session has a code of its own, which supabase-js gives none', async () => {
  const missing = {
    name: 'AuthSessionMissingError',
    status: 400,
    message: 'Auth session missing!',
  };
  gotrue.updateUser.mockResolvedValue(fails(missing));
  expect(await auth.updatePassword('secret2')).toMatchObject({ code: 'session_not_found' });
});

describe('what is asked', () => {
  it('signUp sends name and language and is signed in where no confirmation is needed (DATA-172)', async () => {
    document.documentElement.lang = 'fr';
    gotrue.signUp.mockResolvedValue({ data: { session: {} }, error: null });
    expect(await auth.signUp(person)).toEqual({ kind: 'signed-in' });
    expect(gotrue.signUp).toHaveBeenCalledWith({
      email: person.email,
      password: person.password,
      options: {
        data: { name: 'Amal', language: 'fr' },
        emailRedirectTo: `${location.origin}/auth/callback`,
      },
    });
  });

  it('a provider comes back to our own origin; a reset asks with the address alone (DATA-175, DATA-176, DATA-180, DATA-181)', async () => {
    await auth.signInWithProvider('github');
    await auth.signInWithSso?.('example.org');
    await auth.requestPasswordReset(person.email);
    const back = (path: string) => `${location.origin}${path}`;
    expect(gotrue.signInWithOAuth).toHaveBeenCalledWith({
      provider: 'github',
      options: { redirectTo: back('/auth/callback') },
    });
    expect(gotrue.signInWithSSO).toHaveBeenCalledWith({
      domain: 'example.org',
      options: { redirectTo: back('/auth/callback') },
    });
    // Its template leads to /auth/reset by itself.
    expect(gotrue.resetPasswordForEmail).toHaveBeenCalledWith(person.email);
  });

  it.each([
    ['user_not_found', 400],
    ['email_address_invalid', 400],
    [undefined, 400],
    ['over_email_send_rate_limit', 429],
  ])(
    'a password reset does not tell whether the address has an account: %s',
    async (code, status) => {
      gotrue.resetPasswordForEmail.mockResolvedValue(
        fails({ status, message: 'no', ...(code !== undefined && { code }) }),
      );
      expect(await auth.requestPasswordReset(person.email)).toEqual({ kind: 'sent' });
    },
  );

  it('signing out ends this device only, unless all are meant (DATA-177)', async () => {
    await auth.signOut();
    await auth.signOut('global');
    expect(gotrue.signOut.mock.calls).toEqual([[{ scope: 'local' }], [{ scope: 'global' }]]);
  });

  it('signing in asks with address and password (DATA-174)', async () => {
    await auth.signInWithPassword({ ...person, remember: true });
    expect(gotrue.signInWithPassword).toHaveBeenCalledWith({
      email: person.email,
      password: person.password,
    });
  });

  it('remember me is set before the session is stored', async () => {
    gotrue.signInWithPassword.mockImplementation(async () => {
      expect(localStorage.getItem('nafas.remember.v1')).toBe('off');
      return ok;
    });
    await auth.signInWithPassword({ ...person, remember: false });
    gotrue.signInWithPassword.mockResolvedValue(ok);
    await auth.signInWithPassword({ ...person, remember: true });
    expect(localStorage.getItem('nafas.remember.v1')).toBeNull();
  });
});
