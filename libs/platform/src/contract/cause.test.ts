import { describe, expect, it } from 'vitest';
import { errorCause, isRetryable } from './cause.ts';
import { PlatformError } from './errors.ts';

/** As another copy of the data service makes it. */
class DataError extends Error {
  override readonly name = 'DataError';
  readonly code: string;
  constructor(code: string) {
    super(`made to fail: ${code}`);
    this.code = code;
  }
}

describe('errorCause', () => {
  it.each([
    ['offline', 'connection'],
    ['denied', 'denied'],
    ['invalid', 'invalid'],
    ['conflict', 'conflict'],
    ['server', 'server'],
    ['of a later version', 'unknown'],
  ])('of a DataError %s is %s', (code, cause) => {
    expect(errorCause(new DataError(code), 'online')).toBe(cause);
  });

  it.each([
    ['NF100', 'connection'],
    ['NF110', 'connection'],
    ['NF111', 'timeout'],
    ['NF120', 'unknown'],
    ['NF151', 'timeout'],
    ['NF160', 'unknown'],
  ] as const)('of the platform’s %s is %s', (code, cause) => {
    expect(errorCause(new PlatformError(code, 'x'), 'online')).toBe(cause);
  });

  it('is that the device is offline, where that explains it', () => {
    expect(errorCause(new DataError('offline'), 'offline')).toBe('offline');
    expect(errorCause(new PlatformError('NF111', 'x'), 'offline')).toBe('offline');
    expect(errorCause(new DataError('invalid'), 'offline')).toBe('invalid');
  });

  it('is unknown for anything else', () => {
    expect(
      [new TypeError('x'), null, { code: 'offline' }].map((e) => errorCause(e, 'online')),
    ).toEqual(['unknown', 'unknown', 'unknown']);
  });
});

it('another try may help, but not after a refusal', () => {
  expect(isRetryable('connection')).toBe(true);
  expect(isRetryable('unknown')).toBe(true);
  expect(['denied', 'invalid', 'conflict'].some((cause) => isRetryable(cause as 'denied'))).toBe(
    false,
  );
});
