import type { Session } from '@supabase/supabase-js';

type KeptSession = Pick<Session, 'user'> & Partial<Pick<Session, 'access_token'>>;

/** What this device keeps of a session, whatever the server would say of it; null when there is none to use. */
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
