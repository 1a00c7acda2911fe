import type { MiddlewareHandler } from 'hono';
import { authRefusal, type FrontEnv } from '../front-env.ts';

// A name, an address and a password are far below.
const MAX_CHARACTERS = 64 * 1024;

const TEXTS = ['email', 'phone', 'password', 'token', 'token_hash', 'type', 'refresh_token'];

/**
 * Reads the JSON body of a request to the auth service once, for everything behind. Lite takes what it gets: a list for an
 * address, or a NUL, which the database can't store, would end in a 500.
 */
export const authBody: MiddlewareHandler<FrontEnv> = async (c, next) => {
  c.set('authBody', {});
  if (c.req.method !== 'POST' && c.req.method !== 'PUT') return next();
  const text = await c.req.raw.text();
  if (text.length > MAX_CHARACTERS) {
    return authRefusal(c, 413, 'request_too_large', 'The request is too large');
  }
  const body = text === '' ? {} : parseObject(text);
  if (body === null) return authRefusal(c, 400, 'bad_json', 'Send a JSON object');
  for (const field of TEXTS) {
    const value = body[field];
    if (value !== undefined && value !== null && typeof value !== 'string') {
      return authRefusal(c, 400, 'validation_failed', `${field} must be a text`);
    }
  }
  if (holdsNul(body)) {
    return authRefusal(c, 400, 'validation_failed', 'NUL is not taken');
  }
  c.set('authBody', body);
  const { url, method, headers } = c.req.raw;
  c.req.raw = new Request(url, { method, headers, body: text });
  return next();
};

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => holdsNul(name) || holdsNul(inner));
}
