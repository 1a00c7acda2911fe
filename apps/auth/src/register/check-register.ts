import { checkEmail } from '../form/check-email.ts';
import type { Problem } from '../form/problem.ts';

/** The least characters of a password; the auth service's own limit is the same. */
export const PASSWORD_MIN = 6;

export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

export interface RegisterValues extends NewPassword {
  readonly name: string;
  readonly email: string;
  readonly terms: boolean;
}

function checkPassword(password: string): Problem<'password'>[] {
  if (password === '') return [{ field: 'password', message: 'check.passwordRequired' }];
  return password.length < PASSWORD_MIN
    ? [{ field: 'password', message: 'check.passwordShort' }]
    : [];
}

/** The problems of a new password and its confirmation. */
export function checkNewPassword(values: NewPassword): Problem<keyof NewPassword>[] {
  const problems: Problem<keyof NewPassword>[] = checkPassword(values.password);
  if (values.confirmPassword === values.password) return problems;
  return [...problems, { field: 'confirmPassword', message: 'check.passwordMismatch' }];
}

/** The problems of the sign-up form, in the order in which they are to be solved. */
export function checkRegister(values: RegisterValues): Problem<keyof RegisterValues>[] {
  return [
    ...(values.name.trim() === ''
      ? [{ field: 'name', message: 'check.nameRequired' } as const]
      : []),
    ...checkEmail(values.email),
    ...checkNewPassword(values),
    ...(values.terms ? [] : [{ field: 'terms', message: 'check.termsRequired' } as const]),
  ];
}
