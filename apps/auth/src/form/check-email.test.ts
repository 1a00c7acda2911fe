import { expect, test } from 'vitest';
import { isEmailAddress } from './check-email.ts';

test.each(['layla@nafas.app', 'a.b+c@sub.example.co', "o'neill@example.org", 'x@1.example'])(
  'AUTH-056 takes %s',
  (address) => expect(isEmailAddress(address)).toBe(true),
);

test.each([
  'layla',
  'layla@',
  '@nafas.app',
  'layla@gmail',
  'a b@nafas.app',
  'a@-x.app',
  'a@x..app',
  'ليلى@nafas.app',
  `${'a'.repeat(250)}@x.org`,
])('AUTH-056 refuses %s', (text) => expect(isEmailAddress(text)).toBe(false));
