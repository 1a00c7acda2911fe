import { expect, test } from 'vitest';
import { checkRegister, type RegisterValues } from './check-register.ts';

const GOOD: RegisterValues = {
  name: 'Layla',
  email: 'layla@nafas.app',
  password: 'sixsix',
  confirmPassword: 'sixsix',
  terms: true,
};
const messages = (change: Partial<RegisterValues>) =>
  checkRegister({ ...GOOD, ...change }).map((problem) => problem.message);

test('AUTH-048 everything that is wrong is found in the specified order', () => {
  const all = { name: ' ', email: '', password: '', confirmPassword: 'x', terms: false };
  expect(checkRegister(all).map(({ field, message }) => [field, message])).toEqual([
    ['name', 'check.nameRequired'],
    ['email', 'check.emailRequired'],
    ['password', 'check.passwordRequired'],
    ['confirmPassword', 'check.passwordMismatch'],
    ['terms', 'check.termsRequired'],
  ]);
  expect(checkRegister(GOOD)).toEqual([]);
});

test('AUTH-052 AUTH-055 six characters are enough, five are not (DECISION-028)', () => {
  expect(messages({ password: 'sixsix', confirmPassword: 'sixsix' })).toEqual([]);
  expect(messages({ password: 'fives', confirmPassword: 'fives' })).toEqual([
    'check.passwordShort',
  ]);
});

test('AUTH-053 the confirmation must be the same to the letter', () => {
  expect(messages({ confirmPassword: 'Sixsix' })).toEqual(['check.passwordMismatch']);
});
