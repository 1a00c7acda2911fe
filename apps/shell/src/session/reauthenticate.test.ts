import type { SupabaseClient } from './create-client.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reauthenticate } from './reauthenticate.ts';

const createToken = (claims: object) => `head.${btoa(JSON.stringify(claims))}.signature`;
const session = (id: string, aal: string, factors: object[] = []) => ({
  access_token: createToken({ session_id: id, aal }),
  refresh_token: `refresh-${id}`,
  user: { email: 'layla@example.org', factors },
});
const APP = { id: 'app', status: 'verified', factor_type: 'totp' };
const refused = (code: string) => ({
  data: {},
  error: { name: 'AuthApiError', status: 400, code, message: 'no' },
});

const main = { getSession: vi.fn(), refreshSession: vi.fn() };
const beside = {
  getSession: vi.fn(),
  signInWithPassword: vi.fn(),
  signOut: vi.fn(),
  mfa: { challengeAndVerify: vi.fn() },
};
const rpc = vi.fn();
const besideRpc = vi.fn();
const again = (given: { password: string; code?: string }) =>
  reauthenticate(
    { auth: main, rpc } as unknown as SupabaseClient,
    { auth: beside, rpc: besideRpc } as unknown as SupabaseClient,
    given,
  );

beforeEach(() => {
  const done = { data: {}, error: null };
  for (const call of [main.refreshSession, beside.signOut, beside.mfa.challengeAndVerify]) {
    call.mockReset().mockResolvedValue(done);
  }
  rpc.mockReset().mockResolvedValue({ data: true, error: null });
  besideRpc.mockReset().mockResolvedValue({ status: 200, data: true, error: null });
  main.getSession.mockResolvedValue({ data: { session: session('old', 'aal1') } });
});
afterEach(() => localStorage.clear());

function entering(aal: string, factors: object[] = []) {
  const data = { session: session('new', aal, factors) };
  beside.signInWithPassword.mockReset().mockResolvedValue({ data, error: null });
  beside.getSession.mockResolvedValue({ data });
}

it('takes the new session in place of the old one, which ends', async () => {
  entering('aal1');
  expect(await again({ password: 'right' })).toEqual({ kind: 'signed-in' });
  expect(beside.signInWithPassword.mock.calls).toEqual([
    [{ email: 'layla@example.org', password: 'right' }],
  ]);
  expect(main.refreshSession.mock.calls).toEqual([[{ refresh_token: 'refresh-new' }]]);
  expect(rpc.mock.calls).toEqual([['end_session', { session: 'old' }]]);
});

it('a wrong password changes nothing', async () => {
  beside.signInWithPassword.mockReset().mockResolvedValue(refused('invalid_credentials'));
  expect(await again({ password: 'wrong' })).toMatchObject({ code: 'invalid_credentials' });
  expect(main.refreshSession).not.toHaveBeenCalled();
});

it('a second factor is asked for, and the session goes on meanwhile', async () => {
  entering('aal1', [APP]);
  expect(await again({ password: 'right' })).toEqual({ kind: 'code-needed' });
  expect(main.refreshSession).not.toHaveBeenCalled();
  // The session that was started beside the first is ended.
  expect(beside.signOut.mock.calls).toEqual([[{ scope: 'local' }]]);
  expect(await again({ password: 'right', code: '123456' })).toEqual({ kind: 'signed-in' });
  expect(beside.mfa.challengeAndVerify.mock.calls).toEqual([[{ factorId: 'app', code: '123456' }]]);
});

it('a recovery code will do in its place', async () => {
  entering('aal1', [APP]);
  expect(await again({ password: 'right', code: '7KQ2M-40XTR' })).toEqual({ kind: 'signed-in' });
  expect(besideRpc.mock.calls).toEqual([['use_recovery_code', { code: '7KQ2M-40XTR' }]]);
  expect(localStorage.getItem('nafas.recovered.v1.new')).toBe('yes');
});

it('a wrong code changes nothing', async () => {
  entering('aal1', [APP]);
  beside.mfa.challengeAndVerify.mockResolvedValue(refused('mfa_verification_failed'));
  expect(await again({ password: 'right', code: '000000' })).toMatchObject({
    code: 'mfa_verification_failed',
  });
  expect(main.refreshSession).not.toHaveBeenCalled();
});

it('nobody is signed in: there is nobody to ask', async () => {
  main.getSession.mockResolvedValue({ data: { session: null } });
  expect(await again({ password: 'right' })).toMatchObject({ code: 'session_not_found' });
});
