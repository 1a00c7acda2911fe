import type { FunctionHandler } from '../_shared/context.ts';
import { passwordFault } from '../_shared/passwords/password-fault.ts';
import { peerKey } from '../_shared/peer-key.ts';
import { readJson } from '../_shared/read-json.ts';
import { refusal, tooMany } from '../_shared/respond.ts';
import { Throttle } from '../_shared/throttle.ts';

// Whoever tries passwords for a new account tries a handful.
const PER_ADDRESS = { limit: 60, windowMs: 60_000 };
const throttle = new Throttle(PER_ADDRESS);

/**
 * POST `{ password, email? }`: 204 when the server takes such a password, else 422 `weak-password` with `reason`: `blank`
 * or `common`. For a hosted project, whose auth service knows no such list; the embedded backend asks by itself. Nothing
 * is kept or logged, and no session is needed: new accounts ask too.
 */
export const checkPassword: FunctionHandler = async (request, { peerAddress }) => {
  if (request.method !== 'POST') return refusal(405, 'method-not-allowed', 'Use POST');
  const wait = throttle.take(peerKey(peerAddress));
  if (wait > 0) return tooMany(wait);
  const body = await readJson(request, 4096);
  const { password, email = null } = body ?? {};
  if (typeof password !== 'string' || (email !== null && typeof email !== 'string')) {
    return refusal(400, 'invalid', 'Send { "password": string, "email"?: string }');
  }
  const reason = await passwordFault(password, email);
  if (reason !== null) return refusal(422, 'weak-password', 'Too easy to guess', { reason });
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
};
