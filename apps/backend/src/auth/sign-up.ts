import type { MiddlewareHandler } from 'hono';
import type { Accounts } from '../accounts.ts';
import type { AccountMails } from '../mail/account-mails.ts';
import { replaceAnswer, type FrontEnv } from '../front-env.ts';
import { hashLikeLite } from './password-cost.ts';

/**
 * A sign-up that has to be confirmed answers alike whether or not the address has an account; who has that address is told
 * by a mail. A sign-up that nobody confirmed is replaced by the next one: whoever opens the link of theirs gets the
 * password of theirs, and not one that somebody else chose before.
 */
export function signUpAlike(accounts: Accounts, mails: AccountMails): MiddlewareHandler<FrontEnv> {
  return async (c, next) => {
    const { email, password, data } = c.get('authBody');
    if (typeof email !== 'string' || typeof password !== 'string') return next();
    const account = await accounts.find(email);
    const answer = c.json(awaitingConfirmation(email.toLowerCase(), data));
    if (account?.isConfirmed === true) {
      // The work that making an account costs.
      await hashLikeLite(password);
      await mails.sendHasAccount(email.toLowerCase());
      return answer;
    }
    await accounts.removeUnconfirmed(email);
    await next();
    if (c.res.ok) replaceAnswer(c, answer);
    return undefined;
  };
}

/** The answer to every sign-up, made up each time, so that it does not tell whether the account is new. */
function awaitingConfirmation(email: string, data: unknown): object {
  const id = crypto.randomUUID();
  const now = new Date().toISOString();
  const about = { ...(typeof data === 'object' ? data : {}), email, sub: id };
  const metadata = { ...about, email_verified: false, phone_verified: false };
  const identity = { identity_id: crypto.randomUUID(), id, user_id: id, identity_data: metadata };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [
      {
        ...identity,
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

/** The link of a sign-up, once more. Lite never sends a second one. It answers alike for every address. */
export function resendAlike(accounts: Accounts, mails: AccountMails): MiddlewareHandler<FrontEnv> {
  return async (c) => {
    const { email, type } = c.get('authBody');
    if (typeof email === 'string' && type === 'signup') {
      const { hash, send } = await mails.newConfirmation(email.toLowerCase());
      if (await accounts.renewConfirmation(email, hash)) await send();
    }
    return c.json({});
  };
}
