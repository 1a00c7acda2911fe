import { passwordFault } from '@nafas/functions/password-fault';
import type { MiddlewareHandler } from 'hono';
import { authRefusal, type FrontEnv } from '../front-env.ts';

/**
 * Refuses blanks and the most common passwords, wherever one is chosen, in the shape of the auth service: `weak_password`
 * with its reasons. A hosted project says `pwned` of what is known from leaks.
 */
export const strongPassword: MiddlewareHandler<FrontEnv> = async (c, next) => {
  const { password, email } = c.get('authBody');
  if (typeof password !== 'string' || password === '') return next();
  const fault = await passwordFault(password, typeof email === 'string' ? email : null);
  if (fault === null) return next();
  const reason = fault === 'blank' ? 'characters' : 'pwned';
  return authRefusal(c, 422, 'weak_password', 'Password is too easy to guess.', {
    weak_password: { reasons: [reason] },
  });
};
