import { isEmailAddress } from './email.ts';
import type { Problem } from './problem.ts';

/** What is wrong with an e-mail address: nothing, or one thing. */
export function checkEmail(text: string): Problem<'email'>[] {
  const email = text.trim();
  if (email === '') return [{ field: 'email', message: 'check.emailRequired' }];
  return isEmailAddress(email) ? [] : [{ field: 'email', message: 'check.emailInvalid' }];
}
