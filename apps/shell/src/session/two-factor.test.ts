import type { SupabaseClient } from './create-client.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitsCode } from './awaits-code.ts';
import { createTwoFactor } from './two-factor.ts';

const mfa = {
  listFactors: vi.fn(),
  enroll: vi.fn(),
  unenroll: vi.fn(),
  challengeAndVerify: vi.fn(),
};
const getSession = vi.fn();
const refreshSession = vi.fn();
const auth = { mfa, getSession, refreshSession };
const rpc = vi.fn();
const twoFactor = createTwoFactor({ auth, rpc } as unknown as SupabaseClient);

const factor = (id: string, status = 'verified', factor_type = 'totp') => ({
  id,
  status,
  factor_type,
  created_at: '2026-11-20T18:00:00Z',
});
const known = (...all: ReturnType<typeof factor>[]) => ({
  data: { all, totp: all.filter(({ status }) => status === 'verified') },
  error: null,
});
const refused = (code: string, message = 'no') => ({
  data: null,
  error: { name: 'AuthApiError', status: 422, code, message },
});
const WRONG = refused('mfa_verification_failed', 'Invalid TOTP code entered');
const ok = { data: {}, error: null };
const tooOld = {
  status: 403,
  data: null,
  error: { code: '28000', message: 'needs a sign-in of just now', hint: 'reauthentication_needed' },
};

beforeEach(() => {
  for (const call of [...Object.values(mfa), getSession, refreshSession, rpc]) call.mockReset();
  rpc.mockResolvedValue({ status: 200, data: true, error: null });
  mfa.listFactors.mockResolvedValue(known());
  mfa.unenroll.mockResolvedValue(ok);
  mfa.challengeAndVerify.mockResolvedValue(ok);
  refreshSession.mockResolvedValue(ok);
  mfa.enroll.mockResolvedValue({
    data: { id: 'new', totp: { qr_code: SERVED, secret: 'KEY', uri: 'otpauth://' } },
    error: null,
  });
});
const SERVED = 'data:image/svg+xml;utf-8,<svg><rect fill="#000"/></svg>';

describe('setting up', () => {
  it('names the product, and makes the picture an address that nothing in it ends', async () => {
    expect(await twoFactor.enrol()).toEqual({
      kind: 'enrolling',
      factorId: 'new',
      secret: 'KEY',
      qrCode: `data:image/svg+xml,${encodeURIComponent('<svg><rect fill="#000"/></svg>')}`,
    });
    expect(mfa.enroll).toHaveBeenCalledWith({ factorType: 'totp', issuer: 'Nafas' });
  });

  it('forgets what was never confirmed, and nothing else', async () => {
    mfa.listFactors.mockResolvedValue(known(factor('old', 'unverified'), factor('good')));
    await twoFactor.enrol();
    expect(mfa.unenroll.mock.calls).toEqual([[{ factorId: 'old' }]]);
  });

  it.each(['listFactors', 'unenroll', 'enroll'] as const)(
    'says what %s was refused for',
    async (call) => {
      mfa.listFactors.mockResolvedValue(known(factor('old', 'unverified')));
      mfa[call].mockResolvedValue(refused('too_many_enrolled_mfa_factors'));
      expect(await twoFactor.enrol()).toEqual({
        kind: 'failed',
        code: 'too_many_enrolled_mfa_factors',
        message: 'no',
      });
    },
  );

  it('needs a sign-in of just now, and makes nothing before (DECISION-130)', async () => {
    rpc.mockResolvedValue({ status: 200, data: false, error: null });
    expect(await twoFactor.enrol()).toMatchObject({ code: 'reauthentication_needed' });
    expect(mfa.enroll).not.toHaveBeenCalled();
  });

  it('is confirmed by a code for that factor alone', async () => {
    expect(await twoFactor.verify({ factorId: 'new', code: '123456' })).toEqual({
      kind: 'signed-in',
    });
    expect(mfa.challengeAndVerify.mock.calls).toEqual([[{ factorId: 'new', code: '123456' }]]);
    expect(getSession).not.toHaveBeenCalled();
  });
});

describe('a code at the sign-in', () => {
  const awaiting = (...factors: ReturnType<typeof factor>[]) =>
    getSession.mockResolvedValue({ data: { session: { user: { factors } } } });
  const verify = () => twoFactor.verify({ code: '123456' });

  it('is tried for each confirmed app until one takes it', async () => {
    awaiting(factor('draft', 'unverified'), factor('phone', 'verified', 'phone'), factor('one'));
    mfa.challengeAndVerify.mockResolvedValueOnce(WRONG);
    expect(await verify()).toMatchObject({ kind: 'failed', code: 'mfa_verification_failed' });
    awaiting(factor('one'), factor('two'), factor('three'));
    mfa.challengeAndVerify.mockResolvedValueOnce(WRONG);
    expect(await verify()).toEqual({ kind: 'signed-in' });
    expect(mfa.challengeAndVerify.mock.calls.map(([{ factorId }]) => factorId)).toEqual([
      'one',
      'one',
      'two',
    ]);
  });

  it('is not tried on when the server refuses for another reason', async () => {
    awaiting(factor('one'), factor('two'));
    mfa.challengeAndVerify.mockResolvedValue(refused('mfa_verification_rejected'));
    expect(await verify()).toMatchObject({ code: 'mfa_verification_rejected' });
    expect(mfa.challengeAndVerify).toHaveBeenCalledTimes(1);
  });

  it('without a session says that the session is missing (DATA-263)', async () => {
    getSession.mockResolvedValue({ data: { session: null } });
    expect(await verify()).toMatchObject({ kind: 'failed', code: 'session_not_found' });
  });
});

describe('turning off', () => {
  it('asks the database, and renews this session, which knows it then', async () => {
    expect(await twoFactor.remove()).toEqual({ kind: 'updated' });
    expect(rpc.mock.calls).toEqual([['remove_second_factor']]);
    expect(refreshSession).toHaveBeenCalledTimes(1);
  });

  it('gives the code of that moment first, of the app or a recovery code (DECISION-130)', async () => {
    mfa.listFactors.mockResolvedValue(known(factor('one')));
    expect(await twoFactor.remove({ code: ' 123456 ' })).toEqual({ kind: 'updated' });
    expect(mfa.challengeAndVerify.mock.calls).toEqual([[{ factorId: 'one', code: '123456' }]]);
    getSession.mockResolvedValue({ data: { session: null } });
    expect(await twoFactor.remove({ code: '7KQ2M-40XTR' })).toEqual({ kind: 'updated' });
    expect(rpc.mock.calls).toEqual([
      ['signed_in_recently'],
      ['remove_second_factor'],
      ['signed_in_recently'],
      ['use_recovery_code', { code: '7KQ2M-40XTR' }],
      ['remove_second_factor'],
    ]);
  });

  it('with a wrong code, or in a session of long ago, takes nothing away and no code up', async () => {
    mfa.listFactors.mockResolvedValue(known(factor('one')));
    mfa.challengeAndVerify.mockResolvedValueOnce(WRONG);
    expect(await twoFactor.remove({ code: '123456' })).toMatchObject({
      code: 'mfa_verification_failed',
    });
    rpc.mockResolvedValue({ status: 200, data: false, error: null });
    expect(await twoFactor.remove({ code: '7KQ2M-40XTR' })).toMatchObject({
      code: 'reauthentication_needed',
    });
    expect(rpc.mock.calls.map(([name]) => name)).toEqual([
      'signed_in_recently',
      'signed_in_recently',
    ]);
    expect(mfa.challengeAndVerify).toHaveBeenCalledTimes(1);
  });

  it('is told when the server wants a code', async () => {
    const error = { code: '28000', message: 'a code of just now', hint: 'code_needed' };
    rpc.mockResolvedValue({ status: 403, data: null, error });
    expect(await twoFactor.remove()).toMatchObject({ kind: 'failed', code: 'code_needed' });
  });

  it('needs a sign-in of just now (DECISION-130)', async () => {
    rpc.mockResolvedValue(tooOld);
    expect(await twoFactor.remove()).toMatchObject({ code: 'reauthentication_needed' });
    expect(refreshSession).not.toHaveBeenCalled();
  });

  it('that gets no answer is no refusal', async () => {
    rpc.mockResolvedValue({ status: 0, data: null, error: { code: '', message: 'fetch failed' } });
    expect(await twoFactor.remove()).toMatchObject({ code: 'network' });
  });
});

describe('a recovery code', () => {
  const token = `head.${btoa(JSON.stringify({ session_id: 's1', aal: 'aal1' }))}.signature`;

  it('opens the session, which this device remembers, and tells the other tabs', async () => {
    const session = { access_token: token, user: { factors: [factor('one')] } };
    getSession.mockResolvedValue({ data: { session } });
    expect(awaitsCode(session as never)).toBe(true);
    expect(await twoFactor.useRecoveryCode('7KQ2M-40XTR')).toEqual({ kind: 'signed-in' });
    expect(rpc.mock.calls).toEqual([['use_recovery_code', { code: '7KQ2M-40XTR' }]]);
    expect(refreshSession).toHaveBeenCalledTimes(1);
    expect(awaitsCode(session as never)).toBe(false);
  });

  it('that is none opens nothing', async () => {
    rpc.mockResolvedValue({ status: 200, data: false, error: null });
    expect(await twoFactor.useRecoveryCode('x')).toMatchObject({
      code: 'mfa_verification_failed',
    });
    expect(refreshSession).not.toHaveBeenCalled();
  });

  it('tried too often says when it works again', async () => {
    const details = '{"limit":"recovery_code","retryAfter":120}';
    const error = { code: 'NF002', message: 'Too many: recovery_code', details, hint: null };
    rpc.mockResolvedValue({ status: 429, data: null, error });
    expect(await twoFactor.useRecoveryCode('x')).toMatchObject({
      code: 'over_request_rate_limit',
      retryAfter: 120,
    });
  });
});

describe('what is there', () => {
  it('are the confirmed apps', async () => {
    mfa.listFactors.mockResolvedValue(known(factor('draft', 'unverified'), factor('one')));
    expect(await twoFactor.list()).toEqual({
      kind: 'factors',
      factors: [{ id: 'one', createdAt: '2026-11-20T18:00:00Z' }],
    });
  });

  it('is unknown while nobody answers, and nothing rejects', async () => {
    mfa.listFactors.mockRejectedValue(new TypeError('fetch failed'));
    expect(await twoFactor.list()).toMatchObject({ kind: 'failed', code: 'network' });
  });
});
