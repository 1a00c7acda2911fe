import type { MiddlewareHandler } from 'hono';

const refusal = (message: string) => ({ code: 400, error_code: 'validation_failed', msg: message });

/**
 * Lets a social sign-in begin only by PKCE, and only for a return to a page of ours. Lite would return to any port of
 * this machine, and without PKCE it would put the session itself in the address.
 */
export function authorizeGuard(allowedOrigins: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const {
      redirect_to: target,
      code_challenge: challenge,
      code_challenge_method: method,
    } = c.req.query();
    if (!challenge || method?.toLowerCase() !== 's256') {
      return c.json(refusal('Only the PKCE flow (S256) is offered'), 400);
    }
    if (!target || !URL.canParse(target) || !allowedOrigins.includes(new URL(target).origin)) {
      return c.json(refusal('redirect_to is not one of our pages'), 400);
    }
    return next();
  };
}

/**
 * Brings a social sign-in that failed to the page that explains it. Lite sends a bad state to the landing page, and
 * hands on words that anybody can write: only the two codes are kept.
 */
export function callbackErrors(site: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const location = c.res.headers.get('location');
    if (location === null || !URL.canParse(location)) return;
    const { searchParams: said } = new URL(location);
    const error = said.get('error');
    if (error === null) return;
    const page = new URL('/auth/callback', site);
    page.searchParams.set('error', error);
    const code = said.get('error_code');
    if (code !== null) page.searchParams.set('error_code', code);
    // Unset first: Hono would carry the old headers over, the old address among them.
    c.res = undefined;
    c.res = new Response(null, { status: 303, headers: { Location: page.href } });
  };
}
