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
  { url, anonKey, fetch }: FunctionContext,
): Promise<Caller | null> {
  const authorization = request.headers.get('authorization');
  if (authorization === null) return null;
  const answer = await fetch(`${url}/auth/v1/user`, {
    headers: { apikey: anonKey, authorization },
  });
  if (answer.status >= 500) throw new Error(`The auth service answered ${answer.status}`);
  if (!answer.ok) return null;
  const user = (await answer.json()) as { id?: unknown; email?: unknown };
  if (typeof user.id !== 'string') return null;
  return { id: user.id, email: typeof user.email === 'string' ? user.email : null };
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
