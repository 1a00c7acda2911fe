import type { AuthFailure, AuthResult, TwoFactorV1 } from '@nafas/platform';
import type { PostgrestError } from '@supabase/postgrest-js';
import type { SupabaseClient } from './create-client.ts';
import { toAuthFailure, runAuthCall } from './auth-outcome.ts';
import { readSessionId } from './awaits-code.ts';
import { noteRecovered } from './recovered-sessions.ts';

/** The issuer that authenticator apps show for the account. */
const ISSUER = 'Nafas';

/** Two-factor sign-in on the real client. Failures are values, never exceptions. */
export function createTwoFactor(supabase: SupabaseClient): TwoFactorV1 {
  const { mfa } = supabase.auth;
  return Object.freeze<TwoFactorV1>({
    list: () =>
      runAuthCall(async () => {
        const { data, error } = await mfa.listFactors();
        if (error) return toAuthFailure(error);
        const factors = data.totp.map(({ id, created_at: createdAt }) => ({ id, createdAt }));
        return { kind: 'factors', factors };
      }),
    enrol: () =>
      runAuthCall(async () => {
        // The database refuses it too, but in words that an auth server does not pass on.
        const recent = await supabase.rpc('signed_in_recently');
        if (recent.error) return toFailure(recent);
        if (recent.data !== true) return REAUTHENTICATION_NEEDED;
        const known = await mfa.listFactors();
        if (known.error) return toAuthFailure(known.error);
        // One that was never confirmed is in the way of the next; its secret may have been seen by somebody.
        for (const { id, status } of known.data.all) {
          if (status === 'verified') continue;
          const { error } = await mfa.unenroll({ factorId: id });
          if (error) return toAuthFailure(error);
        }
        const { data, error } = await mfa.enroll({ factorType: 'totp', issuer: ISSUER });
        if (error) return toAuthFailure(error);
        const { id: factorId, totp } = data;
        return {
          kind: 'enrolling',
          factorId,
          qrCode: asPicture(totp.qr_code),
          secret: totp.secret,
        };
      }),
    verify: ({ code, factorId }) =>
      runAuthCall(async () => {
        const ids = factorId === undefined ? await confirmedFactors(supabase) : [factorId];
        return verifyAny(supabase, ids, code);
      }),
    useRecoveryCode: (code) =>
      runAuthCall(async () => {
        const refusal = await recover(supabase, code);
        if (refusal) return refusal;
        // Tells this tab and the others that the session is good now.
        const { error } = await supabase.auth.refreshSession();
        return error ? toAuthFailure(error) : { kind: 'signed-in' };
      }),
    remove: (given) =>
      runAuthCall(async () => {
        if (given !== undefined) {
          // First, so that no code is used up for nothing.
          const recent = await supabase.rpc('signed_in_recently');
          if (recent.error) return toFailure(recent);
          if (recent.data !== true) return REAUTHENTICATION_NEEDED;
          const known = await mfa.listFactors();
          if (known.error) return toAuthFailure(known.error);
          const ids = known.data.totp.map(({ id }) => id);
          const refusal = await submitCode(supabase, given.code, ids);
          if (refusal) return refusal;
        }
        const answer = await supabase.rpc('remove_second_factor');
        if (answer.error) return toFailure(answer);
        // So that this device knows it too. It is gone either way.
        await supabase.auth.refreshSession();
        return { kind: 'updated' };
      }),
  });
}

/** Gives a code of an authenticator app, whichever of these factors it is of. */
async function verifyAny(
  supabase: SupabaseClient,
  factorIds: readonly string[],
  code: string,
): Promise<AuthResult> {
  let refusal: AuthFailure = { kind: 'failed', code: 'session_not_found', message: '' };
  for (const factorId of factorIds) {
    const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code });
    if (!error) return { kind: 'signed-in' };
    refusal = toAuthFailure(error);
    // Only a wrong code may be right for another app of the same person.
    if (refusal.code !== 'mfa_verification_failed') break;
  }
  return refusal;
}

/** Gives a code of the app, or a recovery code, in the client's session; the failure, if it is refused. */
export async function submitCode(
  supabase: SupabaseClient,
  code: string,
  factorIds?: readonly string[],
): Promise<AuthResult | null> {
  const digits = code.trim();
  if (!TOTP.test(digits)) return recover(supabase, digits);
  const ids = factorIds ?? (await confirmedFactors(supabase));
  const verified = await verifyAny(supabase, ids, digits);
  return verified.kind === 'signed-in' ? null : verified;
}

const TOTP = /^\d{6}$/;

/** Opens the client's session by a recovery code; the failure, if it does not. */
async function recover(supabase: SupabaseClient, code: string): Promise<AuthFailure | null> {
  const answer = await supabase.rpc('use_recovery_code', { code });
  if (answer.error) return toFailure(answer);
  if (answer.data !== true) {
    return { kind: 'failed', code: 'mfa_verification_failed', message: 'Invalid recovery code' };
  }
  const { data } = await supabase.auth.getSession();
  const sessionId = readSessionId(data.session?.access_token ?? '');
  if (sessionId !== null) noteRecovered(sessionId);
  return null;
}

const REAUTHENTICATION_NEEDED: AuthFailure = {
  kind: 'failed',
  code: 'reauthentication_needed',
  message: 'This needs a sign-in of just now',
};

const CODE_NEEDED: AuthFailure = {
  kind: 'failed',
  code: 'code_needed',
  message: 'This needs a code of just now',
};

/** The failure of a function of the database. */
function toFailure({ status, error }: { readonly status: number; readonly error: PostgrestError }) {
  if (error.hint === REAUTHENTICATION_NEEDED.code) return REAUTHENTICATION_NEEDED;
  if (error.hint === CODE_NEEDED.code) return CODE_NEEDED;
  const fail = (code: string, more: Partial<AuthFailure> = {}): AuthFailure => ({
    kind: 'failed',
    code,
    message: error.message,
    ...more,
  });
  if (status === 0 || status >= 500) return fail('network');
  return status === 429 ? fail('over_request_rate_limit', readWait(error)) : fail(error.code);
}

/** The seconds to wait that the database names (private.refuse_for). */
function readWait({ details }: PostgrestError): Pick<AuthFailure, 'retryAfter'> {
  try {
    const { retryAfter } = JSON.parse(details) as { retryAfter?: unknown };
    return typeof retryAfter === 'number' ? { retryAfter } : {};
  } catch {
    return {};
  }
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
