import type { MiddlewareHandler } from 'hono';
import { verify } from 'hono/jwt';
import { JwtTokenExpired } from 'hono/utils/jwt/types';

/**
 * Lite serves a caller whose token is expired or forged as an anonymous one: 200 and no rows, which a
 * client can't tell from "you have no data". Upstream answers 401 PGRST301, and so does this.
 */
export function bearerCheck(jwtSecret: string): MiddlewareHandler {
  return async (c, next) => {
    const [scheme, token] = (c.req.header('authorization') ?? '').split(' ');
    // Without a session supabase-js sends its key, which is no token, here too.
    const isSession = scheme?.toLowerCase() === 'bearer' && token && !token.startsWith('sb_');
    if (!isSession) return next();
    try {
      await verify(token, jwtSecret, 'HS256');
    } catch (error) {
      const message = error instanceof JwtTokenExpired ? 'JWT expired' : 'JWT invalid';
      c.header('WWW-Authenticate', `Bearer error="invalid_token", error_description="${message}"`);
      return c.json({ code: 'PGRST301', message, details: null, hint: null }, 401);
    }
    return next();
  };
}
