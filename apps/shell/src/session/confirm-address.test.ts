import type { SupabaseClient } from './create-client.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { confirmAddress } from './confirm-address.ts';

const main = { getSession: vi.fn(), refreshSession: vi.fn() };
const beside = { verifyOtp: vi.fn(), signOut: vi.fn() };
const confirm = (type: 'signup' | 'email_change') =>
  confirmAddress(
    { auth: main } as unknown as SupabaseClient,
    { auth: beside } as unknown as SupabaseClient,
    { tokenHash: 'abc', type },
  );
const answer = (id: string | null) => ({
  data: { session: id === null ? null : { refresh_token: 'next', user: { id } } },
  error: null,
});

beforeEach(() => {
  vi.resetAllMocks();
  main.getSession.mockResolvedValue(answer('layla'));
  main.refreshSession.mockResolvedValue({ data: {}, error: null });
});

it('of a sign-up signs nobody in, and leaves whoever is in', async () => {
  beside.verifyOtp.mockResolvedValue(answer('layla'));
  expect(await confirm('signup')).toEqual({ kind: 'updated' });
  expect(beside.verifyOtp.mock.calls).toEqual([[{ token_hash: 'abc', type: 'signup' }]]);
  expect(beside.signOut.mock.calls).toEqual([[{ scope: 'local' }]]);
  expect(main.refreshSession).not.toHaveBeenCalled();
});

it('the first of two links changes nothing here', async () => {
  beside.verifyOtp.mockResolvedValue(answer(null));
  expect(await confirm('email_change')).toEqual({ kind: 'confirm-email' });
  expect(beside.signOut).not.toHaveBeenCalled();
});

it('with the second the device of that person goes on by a new session', async () => {
  beside.verifyOtp.mockResolvedValue(answer('layla'));
  expect(await confirm('email_change')).toEqual({ kind: 'updated' });
  expect(main.refreshSession.mock.calls).toEqual([[{ refresh_token: 'next' }]]);
  expect(beside.signOut).not.toHaveBeenCalled();
});

it.each([
  ['somebody else', 'mallory'],
  ['nobody', null],
] as const)('where %s is signed in, it signs nobody in', async (_who, here) => {
  main.getSession.mockResolvedValue(answer(here));
  beside.verifyOtp.mockResolvedValue(answer('layla'));
  expect(await confirm('email_change')).toEqual({ kind: 'updated' });
  expect(main.refreshSession).not.toHaveBeenCalled();
  expect(beside.signOut).toHaveBeenCalledTimes(1);
});

it('tells a link that is over', async () => {
  const error = { name: 'AuthApiError', status: 403, code: 'otp_expired', message: 'expired' };
  beside.verifyOtp.mockResolvedValue({ data: { session: null }, error });
  expect(await confirm('email_change')).toMatchObject({ kind: 'failed', code: 'otp_expired' });
});
