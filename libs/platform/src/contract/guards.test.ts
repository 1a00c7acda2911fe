import { expect, it } from 'vitest';
import { DataError, isDataError } from './data-error.ts';
import { isPlatformError, PlatformError } from './errors.ts';
import { isOutboxRefused, OutboxRefused, OutboxUnavailable } from './outbox.ts';

/** As another app's copy of the class makes it, where `instanceof` says nothing. */
function foreign(name: string, more: object = {}): Error {
  return Object.assign(new Error('elsewhere'), { name, ...more });
}

it('isDataError knows the errors of every copy, and their code', () => {
  expect(isDataError(new DataError('conflict', 'x'))).toBe(true);
  expect(isDataError(foreign('DataError', { code: 'conflict' }))).toBe(true);
  expect(isDataError(foreign('DataError', { code: 'conflict' }), 'conflict')).toBe(true);
  expect(isDataError(foreign('DataError', { code: 'conflict' }), 'offline')).toBe(false);
  const others = [
    foreign('DataError'),
    foreign('TypeError'),
    null,
    { name: 'DataError', code: 'x' },
  ];
  expect(others.some((error) => isDataError(error))).toBe(false);
});

it('isOutboxRefused knows the shell’s refusal, and nothing else', () => {
  const write = { table: 'goals', row: { id: '1' }, topic: 'goals' };
  expect(isOutboxRefused(new OutboxRefused(write))).toBe(true);
  expect(isOutboxRefused(foreign('OutboxRefused'))).toBe(true);
  expect([new OutboxUnavailable('x'), 'OutboxRefused', null].some(isOutboxRefused)).toBe(false);
});

it('isPlatformError knows a numbered error of the shell', () => {
  expect(isPlatformError(new PlatformError('NF110', 'x'))).toBe(true);
  expect(isPlatformError(foreign('PlatformError', { code: 'NF110' }))).toBe(true);
  expect(isPlatformError(foreign('Error', { code: 'NF110' }))).toBe(false);
});
