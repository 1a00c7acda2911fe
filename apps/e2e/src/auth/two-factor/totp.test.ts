import { afterEach, expect, it, vi } from 'vitest';
import { base32, totp } from './totp.ts';

afterEach(() => void vi.useRealTimers());

// RFC 6238, appendix B: the last six digits of its eight.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at second %i the code is %s', (seconds, code) => {
  vi.useFakeTimers({ now: seconds * 1000 });
  const secret = base32(new TextEncoder().encode('12345678901234567890'));
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(totp(secret)).toBe(code);
});
