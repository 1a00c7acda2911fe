import type { Session } from '@supabase/auth-js';

/** Where supabase-js keeps the session: derived from the backend's host name, as it does by default. */
export function sessionStorageKey(backendUrl: string): string {
  return `sb-${new URL(backendUrl).hostname.split('.')[0] ?? 'nafas'}-auth-token`;
}

/** As much of a session as is looked at when it may not be good any more. */
export type KeptSession = Pick<Session, 'user'> & Partial<Pick<Session, 'access_token'>>;

/** The session kept on this device, not checked with the server; null when there is none to use. */
export function storedSession(storageKey: string): KeptSession | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

function isSession(value: unknown): value is KeptSession {
  const user = (value as { user?: { id?: unknown } | null } | null)?.user;
  return typeof user?.id === 'string';
}
