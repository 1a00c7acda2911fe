import type { Problem } from './problem.ts';

// The pattern of HTML's type=email (https://html.spec.whatwg.org/#valid-e-mail-address), but with at least one dot in
// the domain: "layla@gmail" is a slip of the hand, not an address.
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const ADDRESS = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`);
/** RFC 5321, 4.5.3.1.3: a path of 256 octets, without its angle brackets. */
const LONGEST = 254;

/** Whether the text has the form of an e-mail address. Whether it exists only the server can find out. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST && ADDRESS.test(text);
}

/** The problems of an e-mail address: none, or one. */
export function checkEmail(text: string): Problem<'email'>[] {
  const email = text.trim();
  if (email === '') return [{ field: 'email', message: 'check.emailRequired' }];
  return isEmailAddress(email) ? [] : [{ field: 'email', message: 'check.emailInvalid' }];
}
