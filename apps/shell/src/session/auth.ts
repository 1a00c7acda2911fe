import type { AuthResult, AuthV1 } from '@nafas/platform';
import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { setEnding } from './ending.ts';
import { setRemember } from './remember-me.ts';

/** Where a provider and the confirmation e-mail come back to. */
const callbackUrl = () => `${location.origin}/auth/callback`;

/** The auth calls of sign-in screens, on the real client. Failures are values, never exceptions. */
export function createAuth(supabase: SupabaseClient): AuthV1 {
  return Object.freeze<AuthV1>({
    signUp: ({ email, password, name }) =>
      settle(async () => {
        setRemember(true);
        const { data, error } = await supabase.auth.signUp({
          email,
          password,
          options: { data: { name }, emailRedirectTo: callbackUrl() },
        });
        if (error) return failed(error);
        return { kind: data.session ? 'signed-in' : 'confirm-email' };
      }),
    signInWithPassword: ({ email, password, remember }) =>
      settle(async () => {
        setRemember(remember);
        const { error } = await supabase.auth.signInWithPassword({ email, password });
        return error ? failed(error) : { kind: 'signed-in' };
      }),
    signInWithProvider: (provider) =>
      settle(async () => {
        setRemember(true);
        const { error } = await supabase.auth.signInWithOAuth({
          provider,
          options: { redirectTo: callbackUrl() },
        });
        return error ? failed(error) : { kind: 'sent' };
      }),
    redeemCode: (code) =>
      settle(async () => {
        const { error } = await supabase.auth.exchangeCodeForSession(code);
        return error ? failed(error) : { kind: 'signed-in' };
      }),
    requestPasswordReset: (email) =>
      settle(async () => {
        const redirectTo = `${location.origin}/auth/reset`;
        const { error } = await supabase.auth.resetPasswordForEmail(email, { redirectTo });
        // Only what says nothing about the address may differ: no answer, or too many requests of this device. A
        // limit on the e-mails to one address is met by addresses that have an account only.
        const isOfDevice = error?.status === 429 && error.code !== 'over_email_send_rate_limit';
        const mayTell = error && (isUnanswered(error) || isOfDevice);
        return mayTell ? failed(error) : { kind: 'sent' };
      }),
    redeemRecovery: (tokenHash) =>
      settle(async () => {
        const { error } = await supabase.auth.verifyOtp({
          token_hash: tokenHash,
          type: 'recovery',
        });
        return error ? failed(error) : { kind: 'signed-in' };
      }),
    updatePassword: (password) =>
      settle(async () => {
        const { error } = await supabase.auth.updateUser({ password });
        return error ? failed(error) : { kind: 'updated' };
      }),
    resendConfirmation: (email) =>
      settle(async () => {
        const { error } = await supabase.auth.resend({
          type: 'signup',
          email,
          options: { emailRedirectTo: callbackUrl() },
        });
        return error ? failed(error) : { kind: 'sent' };
      }),
    signOut: (scope = 'local') =>
      settle(async () => {
        setEnding('here');
        const { error } = await supabase.auth.signOut({ scope });
        if (error) setEnding(null);
        return error ? failed(error) : { kind: 'signed-out' };
      }),
  });
}

/** supabase-js calls a dead network, and a server that is ill (502-504), "retryable". */
function isUnanswered(error: AuthError): boolean {
  return error.name === 'AuthRetryableFetchError';
}

async function settle(call: () => Promise<AuthResult>): Promise<AuthResult> {
  try {
    return await call();
  } catch (error) {
    return {
      kind: 'failed',
      code: 'network',
      message: error instanceof Error ? error.message : '',
    };
  }
}

function failed(error: AuthError): AuthResult {
  const code = isUnanswered(error) ? 'network' : (error.code ?? 'unknown');
  const wait = error.status === 429 ? /(\d+) second/.exec(error.message)?.[1] : undefined;
  return {
    kind: 'failed',
    code: error.status === 429 ? 'over_request_rate_limit' : code,
    message: error.message,
    ...(wait !== undefined && { retryAfter: Number(wait) }),
  };
}
