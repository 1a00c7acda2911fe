import type { EndingCause } from './ending.ts';
import { storedSession } from './stored-session.ts';

interface SessionFetchOptions {
  /** The backend's address. */
  readonly url: string;
  readonly anonKey: string;
  readonly storageKey: string;
  readonly ending: EndingCause;
}

/**
 * The `fetch` of the Supabase client. It keeps people from being signed out by accident:
 * - the end of a session is computed on this device's own clock, which may be hours off the server's;
 * - a 429 or 5xx response to a refresh means "try again later", not that the session was refused;
 * - while a session can't be refreshed, requests fail instead of going out anonymously: the outbox would take the
 *   anonymous answer for a refusal, and a page would take it for "you have no data".
 */
export function sessionFetch(options: SessionFetchOptions): typeof fetch {
  const { url, anonKey, storageKey, ending } = options;
  const authBase = new URL('/auth/v1/', url).href;
  return async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(authBase)) {
      const token = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? anonKey;
      if (token === anonKey && storedSession(storageKey)) {
        throw new TypeError('The session could not be refreshed yet');
      }
      return fetch(request);
    }
    const isRefresh = new URL(request.url).searchParams.get('grant_type') === 'refresh_token';
    const response = await fetch(request);
    if (response.ok) {
      if (isRefresh) ending.set(null);
      return onOwnClock(response);
    }
    if (!isRefresh) {
      // supabase-js then ends the session by itself (auth.getUser, and what rests on it).
      if (await saysSessionIsGone(response)) ending.set('refused');
      return response;
    }
    // supabase-js tries again after a 503, but takes 429 for the end of the session.
    if (response.status === 429 || response.status >= 500) {
      return new Response(null, { status: 503 });
    }
    ending.set('refused');
    return response;
  };
}

/** Whether the server says that it knows the session of this token no more: another device ended it. */
async function saysSessionIsGone(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  // Servers of 2024 and later name it `code`, earlier ones `error_code`.
  const { code, error_code: before } = (body ?? {}) as Record<string, unknown>;
  return [code, before].includes('session_not_found');
}

/** Without `expires_at` supabase-js computes it from `expires_in`, on the clock that it later compares it with. */
async function onOwnClock(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const text = await response.text();
  const { status, headers } = response;
  return new Response(withoutInstant(text), { status, headers });
}

function withoutInstant(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('expires_in' in body)) return text;
    return JSON.stringify({ ...body, expires_at: undefined });
  } catch {
    return text;
  }
}
