import type { Context } from 'hono';
import type { NodeBindings } from './client-address.ts';

/** The Hono context of the front's handlers. */
export interface FrontEnv {
  Bindings: NodeBindings;
  Variables: {
    /** The JSON object of a request to the auth service; see `authBody`. */
    authBody: Readonly<Record<string, unknown>>;
  };
}

/** Replaces the response that the handlers behind made. */
export function replaceAnswer(c: Context, answer: Response): void {
  // Unset first: Hono would carry the old headers over.
  c.res = undefined;
  c.res = answer;
}

/** A refusal in the shape of the auth service's own; `errorCode` is one of its codes where it has one. */
export function authRefusal(
  c: Context,
  status: 400 | 403 | 404 | 413 | 422,
  errorCode: string,
  msg: string,
  more: Readonly<Record<string, unknown>> = {},
): Response {
  return c.json({ code: status, error_code: errorCode, msg, ...more }, status);
}
