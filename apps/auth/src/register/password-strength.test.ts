import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'short'],
  ['aB3$x', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['123456', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['qmxtwp', 'weak'],
  ['kT7mwq2R', 'fair'],
  ['نجمةبعيدة', 'fair'],
  ['kT7mwq2R9xbN', 'good'],
  ['horse battery staple', 'strong'],
])('AUTH-057 %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('AUTH-057 the own name and address add nothing', () => {
  expect(passwordStrength('LaylaHaddad2031!')).not.toBe('weak');
  expect(passwordStrength('LaylaHaddad2031!', ['Layla Haddad', 'x@nafas.app'])).toBe('weak');
});

test('a name with the signs of a pattern is taken literally', () => {
  expect(passwordStrength('kT7mwq2R', ['(((', '[a-z]+'])).toBe('fair');
});
