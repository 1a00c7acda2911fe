import { checkEmail } from '../form/check-email.ts';
import type { Problem } from '../form/problem.ts';

export interface SignInValues {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** What keeps the sign-in form from being sent. */
export function checkSignIn(values: SignInValues): Problem<keyof SignInValues>[] {
  const problems: Problem<keyof SignInValues>[] = checkEmail(values.email);
  if (values.password !== '') return problems;
  return [...problems, { field: 'password', message: 'check.passwordRequired' }];
}
