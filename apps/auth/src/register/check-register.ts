import { isEmailAddress } from '../form/email.ts';
import type { CheckMessage, Problem } from '../form/problem.ts';

/** The least characters of a password; the auth service's own limit is the same. */
export const PASSWORD_MIN = 6;

export interface RegisterValues {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly terms: boolean;
}

type Check = readonly [
  field: keyof RegisterValues,
  message: CheckMessage,
  fails: (values: RegisterValues) => boolean,
];

const CHECKS: readonly Check[] = [
  ['name', 'check.nameRequired', (v) => v.name.trim() === ''],
  ['email', 'check.emailRequired', (v) => v.email.trim() === ''],
  ['email', 'check.emailInvalid', (v) => !isEmailAddress(v.email.trim())],
  ['password', 'check.passwordRequired', (v) => v.password === ''],
  ['password', 'check.passwordShort', (v) => v.password.length < PASSWORD_MIN],
  ['confirmPassword', 'check.passwordMismatch', (v) => v.confirmPassword !== v.password],
  ['terms', 'check.termsRequired', (v) => !v.terms],
];

/** What keeps the sign-up form from being sent, in the order in which it is checked. */
export function checkRegister(values: RegisterValues): Problem<keyof RegisterValues>[] {
  return CHECKS.filter(([, , fails]) => fails(values)).map(([field, message]) => ({
    field,
    message,
  }));
}
