import type { AuthFailure } from '@nafas/platform';
import type { AuthError } from '@supabase/auth-js';

/** Runs an auth call and turns anything it throws into a failure, so that no auth call ever rejects. */
export async function runAuthCall<T>(call: () => Promise<T>): Promise<T | AuthFailure> {
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

/** Whether the server gave no usable answer: supabase-js calls a lost network and a 5xx response "retryable". */
export function isUnanswered(error: AuthError): boolean {
  return error.name === 'AuthRetryableFetchError';
}

/** Turns an error of the server, or of supabase-js before a request, into a failure. `fallback` is its text if it has none. */
export function toAuthFailure(error: AuthError, fallback = ''): AuthFailure {
  const wait = error.status === 429 ? /(\d+) second/.exec(error.message)?.[1] : undefined;
  return {
    kind: 'failed',
    code: toCode(error),
    message: error.message.trim() === '' ? fallback : error.message,
    ...(wait !== undefined && { retryAfter: Number(wait) }),
  };
}

function toCode(error: AuthError): string {
  if (error.status === 429) return 'over_request_rate_limit';
  if (isUnanswered(error)) return 'network';
  // supabase-js raises this error itself and without a code; this is the code the server uses.
  if (error.name === 'AuthSessionMissingError') return 'session_not_found';
  return error.code ?? 'unknown';
}
