import type { MiddlewareHandler } from 'hono';
import { Throttle } from '@nafas/functions/throttle';

/** The environment that `@hono/node-server` gives; absent when the app is called in a test. */
export interface NodeBindings {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

const MINUTE = 60_000;

// Lite has no limit of its own: 40 bad passwords got 40 answers. A password may be guessed ten times per
// address and account; mails (recover, otp, resend) and new accounts are rarer, codes are as good as a
// password. An address that tries many accounts meets its own, wider limit.
const LIMITS = {
  guess: { limit: 10, windowMs: 5 * MINUTE },
  mail: { limit: 5, windowMs: 10 * MINUTE },
  address: { limit: 100, windowMs: 10 * MINUTE },
};

type Kind = 'guess' | 'mail';

function kindOf(path: string, grantType: string | undefined): Kind | undefined {
  switch (path.replace(/\/+$/, '')) {
    case '/auth/v1/token':
      return grantType === 'password' ? 'guess' : undefined;
    case '/auth/v1/verify':
      return 'guess';
    case '/auth/v1/signup':
    case '/auth/v1/recover':
    case '/auth/v1/otp':
    case '/auth/v1/magiclink':
    case '/auth/v1/resend':
      return 'mail';
    default:
      return undefined;
  }
}

/**
 * Answers 429 with Retry-After, in the shape of the auth service's own answer, when one address tries one
 * account too often. The address is the socket's: forwarded headers can be written by anybody.
 * @param now the clock, in milliseconds.
 */
export function authThrottle(
  now: () => number = Date.now,
): MiddlewareHandler<{ Bindings: NodeBindings }> {
  const guess = new Throttle({ ...LIMITS.guess, now });
  const mail = new Throttle({ ...LIMITS.mail, now });
  const address = new Throttle({ ...LIMITS.address, now });

  return async (c, next) => {
    const kind =
      c.req.method === 'POST' ? kindOf(c.req.path, c.req.query('grant_type')) : undefined;
    if (kind === undefined) return next();

    const from = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
    const pairKey = `${kind}|${from}|${accountOf(await c.req.raw.clone().text())}`;
    const pair = kind === 'guess' ? guess : mail;
    const wait = pair.take(pairKey) || (kind === 'guess' ? address.take(from) : 0);
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
      address.giveBack(from);
    }
    return undefined;
  };
}

/** The account a request is about. A body that can't be read is one account of its own. */
function accountOf(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null) return '';
    const { email, phone } = value as { email?: unknown; phone?: unknown };
    const account = typeof email === 'string' ? email : phone;
    return typeof account === 'string' ? account.trim().toLowerCase().slice(0, 320) : '';
  } catch {
    return '';
  }
}
