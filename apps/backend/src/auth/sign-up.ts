import { compare } from 'bcryptjs';
import type { MiddlewareHandler } from 'hono';
import type { Accounts } from '../accounts.ts';
import type { AccountMails } from '../mail/account-mails.ts';
import { replaceAnswer, type FrontEnv } from '../front-env.ts';
import { hashLikeLite } from './password-cost.ts';

/**
 * A sign-up that has to be confirmed answers alike whether or not the address has an account; who has that address is told
 * by a mail. Of several sign-ups that nobody confirmed, the one that is confirmed may be somebody else's: their mails look
 * alike. So no password of theirs is kept, and who reads the mails chooses one. The same password once more is the same
 * person, who is sent the link once more.
 */
export function preventSignUpEnumeration(
  accounts: Accounts,
  mails: AccountMails,
): MiddlewareHandler<FrontEnv> {
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
    if (account !== null) {
      if (account.hash !== null && (await compare(password, account.hash))) {
        await renewConfirmation(accounts, mails, email);
        return answer;
      }
      await accounts.dropUnconfirmed(email, languageIn(data));
      const recover = new URL('recover', c.req.url);
      const { headers } = c.req.raw;
      c.req.raw = new Request(recover, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email }),
      });
    }
    await next();
    if (c.res.ok) replaceAnswer(c, answer);
    return undefined;
  };
}

function languageIn(data: unknown): string | null {
  const language =
    typeof data === 'object' && data !== null && 'language' in data ? data.language : null;
  return typeof language === 'string' ? language : null;
}

/** Sends another link to an account that awaits its confirmation; the one before it is dead. */
async function renewConfirmation(
  accounts: Accounts,
  mails: AccountMails,
  email: string,
): Promise<void> {
  const { hash, send } = await mails.newConfirmation(email.toLowerCase());
  if (await accounts.renewConfirmation(email, hash)) await send();
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
export function resendConfirmation(
  accounts: Accounts,
  mails: AccountMails,
): MiddlewareHandler<FrontEnv> {
  return async (c) => {
    const { email, type } = c.get('authBody');
    if (typeof email === 'string' && type === 'signup') {
      await renewConfirmation(accounts, mails, email);
    }
    return c.json({});
  };
}
