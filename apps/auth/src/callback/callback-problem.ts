import type { Failure } from '../auth-call/failure.ts';

/** The reason why the way back failed, as far as it is known without words from the address. */
export type CallbackProblem = 'denied' | 'stale' | 'linkDead' | 'failed';

/** The sign-in was begun in another browser, too long ago, or has been used. */
const STALE = [
  'bad_oauth_state',
  'flow_state_expired',
  'flow_state_not_found',
  'bad_code_verifier',
  'pkce_code_verifier_not_found',
];

/**
 * The address's problem: null when there is a code to redeem. The provider's own words come with the address too, where
 * anybody can write anything: only known codes count.
 */
export function readAddressProblem(params: URLSearchParams): CallbackProblem | null {
  const error = params.get('error');
  if (error === null) return params.get('code') === null ? 'failed' : null;
  const code = params.get('error_code') ?? '';
  if (code === 'otp_expired') return 'linkDead';
  if (STALE.includes(code)) return 'stale';
  return error === 'access_denied' && ['', error].includes(code) ? 'denied' : 'failed';
}

/** Whether the server refused the code for its age or its origin. */
export function isStale(failure: Failure): boolean {
  return failure.kind === 'refused' && STALE.includes(failure.code);
}
