import type { Context, MiddlewareHandler } from 'hono';
import { peerKey } from '@nafas/functions/peer-key';
import { Throttle } from '@nafas/functions/throttle';
import type { ClientAddress } from '../client-address.ts';
import type { FrontEnv } from '../front-env.ts';
import { AccountThrottle } from './account-throttle.ts';

const MINUTE = 60_000;

// Lite has no limit of its own: 40 bad passwords got 40 answers. A password may be guessed ten times per
// address and account; mails (recover, otp, resend) are rarer, codes are as good as a password. An address
// that tries many accounts meets its own, wider limits.
const LIMITS = {
  guess: { limit: 10, windowMs: 5 * MINUTE },
  mail: { limit: 5, windowMs: 10 * MINUTE },
  wrong: { limit: 100, windowMs: 10 * MINUTE },
  mails: { limit: 50, windowMs: 10 * MINUTE },
};

type Kind = 'guess' | 'mail' | 'account';

function getKind(path: string, grantType: string | undefined): Kind | undefined {
  switch (path) {
    case '/auth/v1/token':
      return grantType === 'password' ? 'guess' : undefined;
    case '/auth/v1/verify':
      return 'guess';
    case '/auth/v1/signup':
      return 'account';
    case '/auth/v1/recover':
    case '/auth/v1/otp':
    case '/auth/v1/resend':
      return 'mail';
    default:
      return undefined;
  }
}

function readKind(c: Context<FrontEnv>): Kind | undefined {
  // Another address for an account is sent a mail.
  if (c.req.method === 'PUT') return c.get('authBody')['email'] === undefined ? undefined : 'mail';
  return c.req.method === 'POST' ? getKind(c.req.path, c.req.query('grant_type')) : undefined;
}

export interface AuthThrottleOptions {
  readonly clientAddress: ClientAddress;
  /** New accounts that one network address may ask for in an hour. */
  readonly accountsPerHour: number;
  /** Milliseconds; the clock of the tests. */
  readonly now?: (() => number) | undefined;
}

/**
 * Answers 429 with Retry-After, in the shape of the auth service's own answer, when one network (`peerKey`) tries one account
 * too often, or too many of them, or all of them try the passwords of one. In memory: a restart forgives everybody.
 */
export function authThrottle({
  clientAddress,
  accountsPerHour,
  now = Date.now,
}: AuthThrottleOptions): MiddlewareHandler<FrontEnv> {
  const guess = new Throttle({ ...LIMITS.guess, now });
  const mail = new Throttle({ ...LIMITS.mail, now });
  const wrong = new Throttle({ ...LIMITS.wrong, now });
  const mails = new Throttle({ ...LIMITS.mails, now });
  const everywhere = new AccountThrottle(now);
  const accounts = new Throttle({ limit: accountsPerHour, windowMs: 60 * MINUTE, now });

  return async (c, next) => {
    const kind = readKind(c);
    if (kind === undefined) return next();

    const from = peerKey(clientAddress(c));
    const account = getAccount(c.get('authBody'));
    const pairKey = `${kind}|${from}|${account}`;
    const pair = kind === 'guess' ? guess : mail;
    const all = { guess: wrong, mail: mails, account: accounts }[kind];
    // Codes are not among them: whoever is refused here can still have one sent.
    const isPassword = c.req.path === '/auth/v1/token' && kind === 'guess';
    const wait =
      pair.take(pairKey) || all.take(from) || (isPassword ? everywhere.take(account, from) : 0);
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      return c.json(
        {
          code: 429,
          error_code: 'over_request_rate_limit',
          // In the auth service's words: clients read the wait off them, supabase-js shows no header.
          msg: `For security purposes, you can only request this after ${wait} seconds.`,
        },
        429,
      );
    }
    await next();
    if (kind === 'guess' && c.res.ok) {
      pair.clear(pairKey);
      all.giveBack(from);
      if (isPassword) everywhere.succeed(account, from);
    }
    return undefined;
  };
}

/** The account a request is about. */
function getAccount({ email, phone }: FrontEnv['Variables']['authBody']): string {
  const account = typeof email === 'string' ? email : phone;
  return typeof account === 'string' ? account.trim().toLowerCase().slice(0, 320) : '';
}
