import { passwordFault } from '@nafas/functions/password-fault';
import type { Hono, MiddlewareHandler } from 'hono';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Accounts } from '../accounts.ts';
import type { ClientAddress } from '../client-address.ts';
import { authRefusal, replaceAnswer, type FrontEnv } from '../front-env.ts';
import type { AccountMails } from '../mail/account-mails.ts';
import { authorizeGuard, callbackErrors } from '../oauth/oauth-guard.ts';
import type { Settings } from '../settings.ts';
import { changeAddress, confirmAddress } from './address-change.ts';
import { authBody } from './auth-body.ts';
import { authThrottle } from './auth-throttle.ts';
import {
  describeSession,
  endOtherSessions,
  endExpiredSession,
  requireRecentSignIn,
  notifyPasswordChanged,
} from './sessions.ts';
import { preventSignInEnumeration } from './sign-in.ts';
import { resendConfirmation, preventSignUpEnumeration } from './sign-up.ts';

export interface AuthOptions {
  readonly accounts: Accounts;
  readonly mails: AccountMails;
  readonly settings: Settings;
  readonly allowedOrigins: readonly string[];
  readonly site: string;
  readonly clientAddress: ClientAddress;
  /** Signs a bearer's other sessions out. */
  readonly logoutOthers: (bearer: string) => Promise<unknown>;
  /** Serves the requests that are let through. */
  readonly lite: MiddlewareHandler<FrontEnv>;
  readonly now?: () => number;
}

// Longer than whatever is done for an address that has an account, or has none.
const ALIKE_MS = 600;

/** The endpoints of the auth service that clients may call. Lite has more; an unused one can't be misused. */
const OPEN: readonly (readonly [method: 'GET' | 'POST' | 'PUT', path: string])[] = [
  ['POST', 'signup'],
  ['POST', 'token'],
  ['POST', 'otp'],
  // Not GET: it would put the session in the address, and it knows no throttle.
  ['POST', 'verify'],
  ['POST', 'recover'],
  ['POST', 'resend'],
  ['POST', 'logout'],
  ['GET', 'user'],
  ['PUT', 'user'],
  ['GET', 'settings'],
  ['GET', 'health'],
  ['GET', 'authorize'],
  ['GET', 'callback'],
];

/** The auth service: Lite's, with what it lacks before it. */
export async function mountAuth(app: Hono<FrontEnv>, options: AuthOptions): Promise<void> {
  const { accounts, mails, settings, allowedOrigins, site, clientAddress, logoutOthers } = options;
  const at = (path: string) => `/auth/v1/${path}`;
  const alike = atLeast(ALIKE_MS);

  app.use(at('*'), async (c, next) => {
    const path = c.req.path.slice('/auth/v1/'.length);
    const isOpen = OPEN.some(([method, open]) => method === c.req.method && open === path);
    return isOpen ? next() : authRefusal(c, 404, 'not_found', 'Not found');
  });
  app.use(
    at('*'),
    authBody,
    authThrottle({ clientAddress, accountsPerHour: settings.accountsPerHour, now: options.now }),
  );
  app.use(at('settings'), noTwoFactor);
  app.use(at('authorize'), authorizeGuard(allowedOrigins));
  app.use(at('callback'), callbackErrors(site));
  app.use(at('token'), describeSession(accounts), await preventSignInEnumeration(accounts));
  app.use(at('verify'), describeSession(accounts), endOtherSessions(logoutOthers));
  app.use(at('user'), endExpiredSession(accounts), requireRecentSignIn(accounts));
  app.use(at('user'), strongPassword, notifyPasswordChanged(mails), endOtherSessions(logoutOthers));
  app.use(at('user'), changeAddress(accounts, mails));
  app.use(at('verify'), confirmAddress(accounts, mails));
  app.use(at('signup'), strongPassword);
  if (settings.confirmEmail) {
    app.use(at('signup'), alike, preventSignUpEnumeration(accounts, mails));
    app.use(at('resend'), alike, resendConfirmation(accounts, mails));
  } else {
    app.use(at('signup'), describeSession(accounts));
  }
  app.use(at('recover'), alike);
  app.use(at('otp'), alike, onlyKnown);
  app.all(at('*'), options.lite);
}

/** A code by mail opens an account that is there; it makes none, and says the same either way. */
const onlyKnown: MiddlewareHandler<FrontEnv> = async (c, next) => {
  const body = { ...c.get('authBody'), create_user: false };
  const { url, method, headers } = c.req.raw;
  c.req.raw = new Request(url, { method, headers, body: JSON.stringify(body) });
  await next();
  if (c.res.status === 422) replaceAnswer(c, c.json({}));
};

/**
 * Answers no sooner than so many milliseconds after the question: for answers that say the same whether or not an address
 * has an account, so that their time says the same, too.
 */
function atLeast(milliseconds: number): MiddlewareHandler<FrontEnv> {
  return async (_c, next) => {
    await Promise.all([next(), sleep(milliseconds)]);
  };
}

/**
 * Lite has no two-factor sign-in, but its settings look like those of a hosted project, which has it and does not
 * mention it. So this says it: the client then offers nothing that could not work.
 */
const noTwoFactor: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.ok) return;
  const settings = (await c.res.json()) as Record<string, unknown>;
  c.res = c.json({ ...settings, mfa_enabled: false });
};

/**
 * Refuses blanks and the most common passwords, wherever one is chosen, in the shape of the auth service: `weak_password`
 * with its reasons. A hosted project says `pwned` of what is known from leaks.
 */
const strongPassword: MiddlewareHandler<FrontEnv> = async (c, next) => {
  const { password, email } = c.get('authBody');
  if (typeof password !== 'string' || password === '') return next();
  const fault = await passwordFault(password, typeof email === 'string' ? email : null);
  if (fault === null) return next();
  const reason = fault === 'blank' ? 'characters' : 'pwned';
  return authRefusal(c, 422, 'weak_password', 'Password is too easy to guess.', {
    weak_password: { reasons: [reason] },
  });
};
