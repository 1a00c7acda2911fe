import type { MiddlewareHandler } from 'hono';
import { verify } from 'hono/jwt';
import { JwtTokenExpired } from 'hono/utils/jwt/types';
import type { Accounts } from '../accounts.ts';
import type { FrontEnv } from '../front-env.ts';
import { readSession } from './sessions.ts';

/**
 * Lite serves a caller whose token is expired or forged as an anonymous one, and one whose session has ended the policies
 * serve as one without rows: 200 and nothing, which a client can't tell from "you have no data". Upstream answers 401
 * PGRST301, and so does this.
 */
export function bearerCheck(jwtSecret: string, accounts: Accounts): MiddlewareHandler<FrontEnv> {
  return async (c, next) => {
    const authorization = c.req.header('authorization') ?? '';
    const [scheme, token] = authorization.split(' ');
    // Without a session supabase-js sends its key, which is no token, here too.
    const isSession = scheme?.toLowerCase() === 'bearer' && token && !token.startsWith('sb_');
    if (!isSession) return next();
    const message = (await findFault(token, jwtSecret)) ?? (await getEnd(authorization, accounts));
    if (message === null) return next();
    c.header('WWW-Authenticate', `Bearer error="invalid_token", error_description="${message}"`);
    return c.json({ code: 'PGRST301', message, details: null, hint: null }, 401);
  };
}

async function findFault(token: string, jwtSecret: string): Promise<string | null> {
  try {
    await verify(token, jwtSecret, 'HS256');
    return null;
  } catch (error) {
    return error instanceof JwtTokenExpired ? 'JWT expired' : 'JWT invalid';
  }
}

async function getEnd(authorization: string, accounts: Accounts): Promise<string | null> {
  const given = readSession(authorization);
  const isLive = given !== null && (await accounts.isLive(given.session, given.person));
  return isLive ? null : 'The session has ended';
}
