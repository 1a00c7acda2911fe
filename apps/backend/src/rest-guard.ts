import { peerKey } from '@nafas/functions/peer-key';
import { Throttle } from '@nafas/functions/throttle';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readSession } from './auth/sessions.ts';
import type { FrontEnv } from './front-env.ts';
import type { ClientAddress } from './client-address.ts';

// A screen asks for a dozen things at once, a person opens a few screens a minute.
const PER_CALLER = { limit: 1200, windowMs: 60_000 };

// No screen matches regular expressions. The embedded database ends no statement by time, and a nasty one takes long.
const PATTERN = /(?:^|[.(,=])i?match(?:\((?:any|all)\))?\./;

// What functions are asked with is small, and time spent on a text may grow faster than its length.
const MAX_CALL_BYTES = 64 * 1024;

/** The functions that take lists of entries or of ids: up to what any request may have. */
const TAKES_LISTS = new Set(['import_add', 'import_known', 'day_figures', 'hour_figures']);

/** Protects the tables, beside the policies, from request loops, slow queries, and those that Lite fails on. */
export function restGuard(
  clientAddress: ClientAddress,
  now: () => number = Date.now,
): MiddlewareHandler<FrontEnv> {
  const perCaller = new Throttle({ ...PER_CALLER, now });
  const call = bodyLimit({
    maxSize: MAX_CALL_BYTES,
    onError: (c) => c.json({ code: 413, message: 'The request is too large' }, 413),
  });
  return async (c, next) => {
    const caller = readSession(c.req.header('authorization'))?.person ?? peerKey(clientAddress(c));
    const wait = perCaller.take(caller);
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      const details = JSON.stringify({ limit: 'requests', retryAfter: wait });
      return c.json({ code: 'NF002', message: 'Too many: requests', details, hint: null }, 429);
    }
    const conditions = [...new URL(c.req.url).searchParams].flat();
    if (conditions.some((text) => text.includes('\0')) || hasOpenQuote(c.req.url)) {
      return c.json(
        { code: 'PGRST100', message: 'The question can’t be read', details: null, hint: null },
        400,
      );
    }
    if (conditions.some((text) => PATTERN.test(`.${text}`))) {
      return c.json(
        { code: 'PGRST100', message: 'Patterns are not offered', details: null, hint: null },
        400,
      );
    }
    return isSmallCall(c.req.path) ? call(c, next) : next();
  };
}

/** Whether a path calls a function that takes no lists, however it is written. */
function isSmallCall(path: string): boolean {
  const [area, name = ''] = decoded(path)
    .split('/')
    .filter((part) => part !== '')
    .slice(2);
  return area === 'rpc' && !TAKES_LISTS.has(name);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a list of columns has a quote that does not close. Lite fails on it. */
function hasOpenQuote(url: string): boolean {
  const asked = new URL(url).searchParams;
  const lists = ['select', 'order', 'columns'].flatMap((name) => asked.getAll(name));
  return lists.some((list) => list.split('"').length % 2 === 0);
}
