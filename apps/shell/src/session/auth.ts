import type { AuthResult, AuthV1 } from '@nafas/platform';
import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { setRemember } from './remember-me.ts';

/** The auth calls of sign-in screens, on the real client. Failures are values, never exceptions. */
export function createAuth(supabase: SupabaseClient): AuthV1 {
  return Object.freeze<AuthV1>({
    signUp: ({ email, password, name }) =>
      settle(async () => {
        setRemember(true);
        const { data, error } = await supabase.auth.signUp({
          email,
          password,
          options: { data: { name } },
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
        const redirectTo = `${location.origin}/auth/callback`;
        const { error } = await supabase.auth.signInWithOAuth({
          provider,
          options: { redirectTo },
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
        // Only what says nothing about the address may differ: no answer, or too many requests.
        const mayTell = error && (isUnanswered(error) || error.status === 429);
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
        const { error } = await supabase.auth.resend({ type: 'signup', email });
        return error ? failed(error) : { kind: 'sent' };
      }),
    signOut: (scope = 'local') =>
      settle(async () => {
        const { error } = await supabase.auth.signOut({ scope });
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
