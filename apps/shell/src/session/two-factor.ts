import type { AuthFailure, TwoFactorV1 } from '@nafas/platform';
import type { SupabaseClient } from '@supabase/supabase-js';
import { failed, settle } from './auth-outcome.ts';

/** The issuer that authenticator apps show for the account. */
const ISSUER = 'Nafas';

/** Two-factor sign-in on the real client. Failures are values, never exceptions. */
export function createTwoFactor(supabase: SupabaseClient): TwoFactorV1 {
  const { mfa } = supabase.auth;
  return Object.freeze<TwoFactorV1>({
    list: () =>
      settle(async () => {
        const { data, error } = await mfa.listFactors();
        if (error) return failed(error);
        const factors = data.totp.map(({ id, created_at: createdAt }) => ({ id, createdAt }));
        return { kind: 'factors', factors };
      }),
    enrol: () =>
      settle(async () => {
        const known = await mfa.listFactors();
        if (known.error) return failed(known.error);
        // One that was never confirmed is in the way of the next; its secret may have been seen by somebody.
        for (const { id, status } of known.data.all) {
          if (status === 'verified') continue;
          const { error } = await mfa.unenroll({ factorId: id });
          if (error) return failed(error);
        }
        const { data, error } = await mfa.enroll({ factorType: 'totp', issuer: ISSUER });
        if (error) return failed(error);
        const { id: factorId, totp } = data;
        return {
          kind: 'enrolling',
          factorId,
          qrCode: asPicture(totp.qr_code),
          secret: totp.secret,
        };
      }),
    verify: ({ code, factorId }) =>
      settle(async () => {
        const asked = factorId === undefined ? await confirmedFactors(supabase) : [factorId];
        let refusal: AuthFailure = { kind: 'failed', code: 'session_not_found', message: '' };
        for (const id of asked) {
          const { error } = await mfa.challengeAndVerify({ factorId: id, code });
          if (!error) return { kind: 'signed-in' };
          refusal = failed(error);
          // Only a wrong code may be right for another app of the same person.
          if (refusal.code !== 'mfa_verification_failed') break;
        }
        return refusal;
      }),
    remove: (factorId) =>
      settle(async () => {
        const { error } = await mfa.unenroll({ factorId });
        if (error) return failed(error);
        // So that this device knows it too. It is gone either way.
        await supabase.auth.refreshSession();
        return { kind: 'updated' };
      }),
  });
}

/** The factors that a session which awaits its code can be completed with. */
async function confirmedFactors(supabase: SupabaseClient): Promise<string[]> {
  const { data } = await supabase.auth.getSession();
  const factors = data.session?.user.factors ?? [];
  return factors
    .filter(({ status, factor_type }) => status === 'verified' && factor_type === 'totp')
    .map(({ id }) => id);
}

const RAW = 'data:image/svg+xml;utf-8,';

/** supabase-js puts the server's SVG into an address as it is; a `#` of a colour would end that. */
function asPicture(address: string): string {
  const svg = address.startsWith(RAW) ? address.slice(RAW.length) : address;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
