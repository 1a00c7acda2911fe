import { compare } from 'bcryptjs';
import type { MiddlewareHandler } from 'hono';
import type { Accounts } from '../accounts.ts';
import { authRefusal, type FrontEnv } from '../front-env.ts';
import { hashLikeLite } from './password-cost.ts';

/**
 * Makes a sign-in by password tell nothing about who has an account: an address without one, or without a password, costs
 * the same work; and that an address awaits its confirmation is told only to whoever knows its password.
 */
export async function preventSignInEnumeration(
  accounts: Accounts,
): Promise<MiddlewareHandler<FrontEnv>> {
  const nobody = await hashLikeLite(crypto.randomUUID());
  return async (c, next) => {
    const { email, password } = c.get('authBody');
    if (c.req.query('grant_type') !== 'password') return next();
    if (typeof email !== 'string' || typeof password !== 'string') return next();
    const account = await accounts.find(email);
    // Lite itself compares, and refuses.
    if (account?.isConfirmed === true && account.hash !== null) return next();
    // Its look-up, too.
    await accounts.find(email);
    const isRight = await compare(password, account?.hash ?? nobody);
    if (isRight && account !== null && account.hash !== null) return next();
    return authRefusal(c, 400, 'invalid_credentials', 'Invalid login credentials');
  };
}
