import { expect, test } from 'vitest';
import { toFailure } from './failure.ts';

const failed = (code: string, message: string, retryAfter?: number) =>
  toFailure(
    { kind: 'failed', code, message, ...(retryAfter === undefined ? {} : { retryAfter }) },
    1_000,
  );

test('a named wait becomes the instant at which it ends', () => {
  expect(failed('over_request_rate_limit', '', 30)).toEqual({ kind: 'too-many', retryAt: 31_000 });
});

test('a limit without a wait promises no time', () => {
  expect(failed('over_email_send_rate_limit', 'x')).toEqual({ kind: 'too-many', retryAt: null });
});

test('a dead network is no refusal, whatever its message', () => {
  expect(failed('network', 'Failed to fetch')).toEqual({ kind: 'unreachable' });
});

test('everything else is a refusal in the words of the server', () => {
  expect(failed('weak_password', 'Too weak')).toEqual({
    kind: 'refused',
    code: 'weak_password',
    message: 'Too weak',
  });
});
