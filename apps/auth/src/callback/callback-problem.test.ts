import { expect, test } from 'vitest';
import { isStale, readAddressProblem } from './callback-problem.ts';

test.each([
  ['code=abc', null],
  ['', 'failed'],
  ['error=access_denied', 'denied'],
  ['error=access_denied&error_code=access_denied', 'denied'],
  ['error=access_denied&error_code=signup_disabled', 'failed'],
  ['error=access_denied&error_code=otp_expired', 'linkDead'],
  ['error=invalid_request&error_code=bad_oauth_state', 'stale'],
  ['error=server_error&code=abc', 'failed'],
  ['error=%3Cb%3E&error_code=%3Cb%3E', 'failed'],
])('AUTH-026 the address %j is told as %j', (search, problem) => {
  expect(readAddressProblem(new URLSearchParams(search))).toBe(problem);
});

test('a code that is too old, used, or of another browser is told apart', () => {
  const refused = (code: string) => isStale({ kind: 'refused', code, message: '' });
  expect(refused('flow_state_expired')).toBe(true);
  expect(refused('user_banned')).toBe(false);
  expect(isStale({ kind: 'unreachable' })).toBe(false);
});
