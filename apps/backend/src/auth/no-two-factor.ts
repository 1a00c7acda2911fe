import type { MiddlewareHandler } from 'hono';

/**
 * Lite has no two-factor sign-in, but its settings look like those of a hosted project, which has it and does not
 * mention it. So this says it: the client then offers nothing that could not work.
 */
export const noTwoFactor: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.ok) return;
  const settings = (await c.res.json()) as Record<string, unknown>;
  c.res = c.json({ ...settings, mfa_enabled: false });
};
