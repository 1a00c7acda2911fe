import { isEmailAddress } from '../form/email.ts';
import type { Problem } from '../form/problem.ts';

export interface SignInValues {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** What keeps the sign-in form from being sent. */
export function checkSignIn(values: SignInValues): Problem<keyof SignInValues>[] {
  const email = values.email.trim();
  const problems: Problem<keyof SignInValues>[] = [];
  if (email === '') problems.push({ field: 'email', message: 'check.emailRequired' });
  else if (!isEmailAddress(email)) problems.push({ field: 'email', message: 'check.emailInvalid' });
  if (values.password === '')
    problems.push({ field: 'password', message: 'check.passwordRequired' });
  return problems;
}
