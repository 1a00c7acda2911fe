import type { AuthResult } from '@nafas/platform';

/** Why an auth call did not do what the person wanted. */
export type Failure =
  /** The server was not reached, or it could not answer. */
  | { readonly kind: 'unreachable' }
  /** Too many attempts. `retryAt` is in milliseconds since the epoch; null when the server named no wait. */
  | { readonly kind: 'too-many'; readonly retryAt: number | null }
  /** The server said no. Either text may be empty. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

type Failed = Extract<AuthResult, { kind: 'failed' }>;

const RATE_LIMITS = ['over_request_rate_limit', 'over_email_send_rate_limit'];

/** Sorts a failed auth call by what the person can do about it. `now` is in milliseconds since the epoch. */
export function toFailure(result: Failed, now: number): Failure {
  const { code, message, retryAfter } = result;
  if (retryAfter !== undefined) return { kind: 'too-many', retryAt: now + retryAfter * 1000 };
  if (RATE_LIMITS.includes(code)) return { kind: 'too-many', retryAt: null };
  // The platform's own code for a dead network and for a server that is down.
  if (code === 'network') return { kind: 'unreachable' };
  return { kind: 'refused', code, message };
}
