import type { Context, MiddlewareHandler } from 'hono';
import type { Accounts } from '../accounts.ts';
import { authRefusal, replaceAnswer, type FrontEnv } from '../front-env.ts';
import type { AccountMails } from '../mail/account-mails.ts';

const HOUR = 3_600_000;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** RFC 5321, 4.5.3.1.3: a path of 256 octets, without its angle brackets. */
const LONGEST = 254;

/**
 * Another address for an account, as a hosted project has it: a link goes to either address, and both have to be opened.
 * Lite asks the old one alone, so that nobody would have proved the new one. Whether the new one has an account is told to
 * its owner, not to the caller.
 */
export function changeAddress(
  accounts: Accounts,
  mails: AccountMails,
): MiddlewareHandler<FrontEnv> {
  return async (c, next) => {
    const { email, ...rest } = c.get('authBody');
    if (c.req.method !== 'PUT' || typeof email !== 'string' || email === '') return next();
    const address = email.trim().toLowerCase();
    if (!ADDRESS.test(address) || address.length > LONGEST) {
      return authRefusal(c, 400, 'email_address_invalid', 'This is not an e-mail address');
    }
    replaceBody(c, rest);
    await next();
    // Lite has looked at the bearer, too.
    if (!c.res.ok) return;
    const user = (await c.res.json()) as { id: string; email: string };
    if (address === user.email) return replaceAnswer(c, c.json(user));
    const isTaken = (await accounts.find(address)) !== null;
    const { current, next: hash, send } = mails.newAddressChange(user.email, address);
    await accounts.awaitAddress(user.id, { address, current, next: hash });
    await send({ toNew: !isTaken });
    if (isTaken) await mails.sendHasAccount(address);
    const told = { ...user, new_email: address, email_change_sent_at: new Date().toISOString() };
    return replaceAnswer(c, c.json(told));
  };
}

/** The links of such a change: the first is noted, the second makes it. The old address is told. */
export function confirmAddress(
  accounts: Accounts,
  mails: AccountMails,
): MiddlewareHandler<FrontEnv> {
  return async (c, next) => {
    const { type, token_hash: hash } = c.get('authBody');
    if (type !== 'email_change') return next();
    const change =
      typeof hash === 'string' && hash !== ''
        ? await accounts.agreeToAddress(hash, new Date(Date.now() - HOUR))
        : null;
    if (change === null) {
      return authRefusal(c, 403, 'otp_expired', 'Email link is invalid or has expired');
    }
    if (!change.isAgreed) {
      return c.json({ code: 200, msg: 'The other address has to agree, too' });
    }
    if ((await accounts.find(change.to)) !== null) {
      return authRefusal(c, 422, 'email_exists', 'This address has an account by now');
    }
    replaceBody(c, { type, token_hash: change.current });
    await next();
    if (c.res.ok) await mails.sendAddressChanged(change.from);
  };
}

/** What Lite reads in place of what was sent. */
function replaceBody(c: Context<FrontEnv>, body: object): void {
  const { url, method, headers } = c.req.raw;
  c.req.raw = new Request(url, { method, headers, body: JSON.stringify(body) });
}
