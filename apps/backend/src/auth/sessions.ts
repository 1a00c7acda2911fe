import type { MiddlewareHandler } from 'hono';
import { decode } from 'hono/jwt';
import type { Accounts } from '../accounts.ts';
import type { AccountMails } from '../mail/account-mails.ts';
import { authRefusal, type FrontEnv } from '../front-env.ts';

/** Session and person of a token whose signature was checked already, or is checked by Lite. */
export function readSession(
  authorization: string | undefined,
): { readonly session: string; readonly person: string } | null {
  const [scheme, token = ''] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || token.split('.').length !== 3) return null;
  try {
    const { session_id: session, sub: person } = decode(token).payload;
    const isUuid = (value: unknown): value is string =>
      typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
    return isUuid(session) && isUuid(person) ? { session, person } : null;
  } catch {
    return null;
  }
}

/** Ends a session that is over its limits, so that Lite, which looks only whether it is there, refuses it. */
export function endExpiredSession(accounts: Accounts): MiddlewareHandler<FrontEnv> {
  return async (c, next) => {
    const given = readSession(c.req.header('authorization'));
    if (given !== null) await accounts.endOverdue(given.session);
    return next();
  };
}

/** A new password or address needs a sign-in of just now: a session that was left open is not enough. */
export function requireRecentSignIn(accounts: Accounts): MiddlewareHandler<FrontEnv> {
  return async (c, next) => {
    const { password, email } = c.get('authBody');
    if (c.req.method !== 'PUT' || (password === undefined && email === undefined)) return next();
    const given = readSession(c.req.header('authorization'));
    // Without one, Lite says so.
    if (given === null || (await accounts.signedInRecently(given.session, given.person))) {
      return next();
    }
    return authRefusal(c, 400, 'reauthentication_needed', 'This needs a sign-in of just now');
  };
}

/**
 * Ends the other sessions of a person: after a new password, and as soon as a link for a forgotten one was opened.
 * @param logout signs a bearer's other sessions out.
 */
export function endOtherSessions(
  logout: (bearer: string) => Promise<unknown>,
): MiddlewareHandler<FrontEnv> {
  return async (c, next) => {
    const { password, type } = c.get('authBody');
    await next();
    if (!c.res.ok) return;
    if (c.req.method === 'PUT' && password !== undefined) {
      await logout(c.req.header('authorization')?.split(' ')[1] ?? '');
    }
    if (c.req.method === 'POST' && type === 'recovery') {
      const { access_token: token } = (await c.res.clone().json()) as { access_token?: string };
      if (token !== undefined) await logout(token);
    }
  };
}

/** Tells the owner of an account by mail that its password was changed. */
export function notifyPasswordChanged(mails: AccountMails): MiddlewareHandler<FrontEnv> {
  return async (c, next) => {
    const { password } = c.get('authBody');
    await next();
    if (c.req.method !== 'PUT' || password === undefined || !c.res.ok) return;
    const { email } = (await c.res.clone().json()) as { email?: string };
    if (email) await mails.sendPasswordChanged(email);
  };
}

/** Stores the browser that started a session. Lite names the session in a header. */
export function describeSession(accounts: Accounts): MiddlewareHandler<FrontEnv> {
  return async (c, next) => {
    await next();
    const session = c.res.headers.get('sb-auth-session-id');
    if (c.req.method !== 'POST' || !c.res.ok || session === null) return;
    await accounts.describeSession(session, (c.req.header('user-agent') ?? '').slice(0, 400));
  };
}
