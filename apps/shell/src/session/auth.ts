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
    signOut: (scope = 'local') =>
      settle(async () => {
        const { error } = await supabase.auth.signOut({ scope });
        return error ? failed(error) : { kind: 'signed-out' };
      }),
  });
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
  // supabase-js calls a dead network "retryable", with status 0.
  const code = error.name === 'AuthRetryableFetchError' ? 'network' : (error.code ?? 'unknown');
  const wait = error.status === 429 ? /(\d+) second/.exec(error.message)?.[1] : undefined;
  return {
    kind: 'failed',
    code: error.status === 429 ? 'over_request_rate_limit' : code,
    message: error.message,
    ...(wait !== undefined && { retryAfter: Number(wait) }),
  };
}
