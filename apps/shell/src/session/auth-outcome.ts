import type { AuthFailure } from '@nafas/platform';
import type { AuthError } from '@supabase/supabase-js';

/** Runs an auth call; what it throws becomes a failure, so that no auth call ever rejects. */
export async function settle<T>(call: () => Promise<T>): Promise<T | AuthFailure> {
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

/** supabase-js calls a dead network, and a server that is ill (5xx), "retryable". */
export function isUnanswered(error: AuthError): boolean {
  return error.name === 'AuthRetryableFetchError';
}

/** Turns an error of the server, or of supabase-js before a request, into a failure. `fallback`: if it has no text. */
export function failed(error: AuthError, fallback = ''): AuthFailure {
  const wait = error.status === 429 ? /(\d+) second/.exec(error.message)?.[1] : undefined;
  return {
    kind: 'failed',
    code: codeOf(error),
    message: error.message.trim() === '' ? fallback : error.message,
    ...(wait !== undefined && { retryAfter: Number(wait) }),
  };
}

function codeOf(error: AuthError): string {
  if (error.status === 429) return 'over_request_rate_limit';
  if (isUnanswered(error)) return 'network';
  // supabase-js finds this one out by itself and gives it no code; the server's is this.
  if (error.name === 'AuthSessionMissingError') return 'session_not_found';
  return error.code ?? 'unknown';
}
