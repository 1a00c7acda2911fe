import { expect, test } from 'vitest';
import { toDataError } from './data-error.ts';

test.each([
  [0, '', 'offline'],
  [401, 'PGRST301', 'denied'],
  [403, '42501', 'denied'],
  [400, '28000', 'denied'],
  [400, 'NF001', 'consent'],
  [409, '23505', 'conflict'],
  [400, '23514', 'invalid'],
  [400, '22P02', 'invalid'],
  [400, 'P0001', 'invalid'],
  [409, '23503', 'conflict'],
  [413, '', 'invalid'],
  [408, '', 'server'],
  [429, '', 'server'],
  [500, 'SUP', 'server'],
  [503, '', 'server'],
])('an answer of %i %s is %s', (status, code, kind) => {
  const cause = { code, message: 'as the backend says' };
  const error = toDataError({ status, error: cause });
  expect(error).toMatchObject({ name: 'DataError', code: kind, cause });
  expect(error.message).toContain('as the backend says');
});
