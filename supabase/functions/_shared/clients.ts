import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { FunctionContext } from './context.ts';

/** The person whose token came with a request. */
export interface Caller {
  readonly id: string;
  readonly email: string | null;
}

/** Who calls, asked of the auth service: a forged, expired or ended session is null. Throws when it does not answer. */
export async function findCaller(
  request: Request,
  context: FunctionContext,
): Promise<Caller | null> {
  const authorization = request.headers.get('authorization');
  if (authorization === null || (await isForged(authorization, request, context))) return null;
  const { url, anonKey, fetch } = context;
  const answer = await fetch(`${url}/auth/v1/user`, {
    headers: { apikey: anonKey, authorization },
  });
  if (answer.status >= 500) throw new Error(`The auth service answered ${answer.status}`);
  if (!answer.ok) return null;
  const user = (await answer.json()) as { id?: unknown; email?: unknown };
  if (typeof user.id !== 'string') return null;
  return { id: user.id, email: typeof user.email === 'string' ? user.email : null };
}

/**
 * Whether a token says that it was signed by a key pair of the project, and was not: told here, by public keys that the client
 * keeps for ten minutes, so that a flood of such tokens is none for the auth service. What a shared secret signed (the
 * embedded backend's tokens), and whether a session goes on, that service alone knows.
 */
async function isForged(
  authorization: string,
  request: Request,
  context: FunctionContext,
): Promise<boolean> {
  const token = authorization.replace(/^bearer /i, '');
  try {
    if (readAlgorithm(token).startsWith('HS')) return false;
    const { error } = await callerClient(request, context).auth.getClaims(token);
    // Keys that did not come say nothing about the token.
    return error?.name === 'AuthInvalidJwtError';
  } catch {
    return true;
  }
}

function readAlgorithm(token: string): string {
  const [head = ''] = token.split('.');
  const { alg } = JSON.parse(atob(head.replaceAll('-', '+').replaceAll('_', '/'))) as {
    alg?: unknown;
  };
  return String(alg);
}

/** A client that may do what the caller may: row-level security applies. */
export function callerClient(
  request: Request,
  { url, anonKey, fetch }: FunctionContext,
): SupabaseClient {
  const authorization = request.headers.get('authorization') ?? '';
  return createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch, headers: { Authorization: authorization } },
  });
}
