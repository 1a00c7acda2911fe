import type { Session } from '@supabase/auth-js';
import { isRecovered } from './recovered-sessions.ts';

/**
 * Whether a session still needs its two-factor code: the person has a confirmed second factor, but for this session neither
 * a code (its token says `aal1`) nor a recovery code was given. Only the screens follow this; the database checks it for itself.
 */
export function awaitsCode(kept: Partial<Pick<Session, 'user' | 'access_token'>>): boolean {
  const confirmed = kept.user?.factors?.some(({ status }) => status === 'verified');
  if (confirmed !== true) return false;
  const { aal, session_id: id } = readClaims(kept.access_token ?? '');
  return aal !== 'aal2' && !(typeof id === 'string' && isRecovered(id));
}

/** The session that a token is of; null when it names none. */
export function readSessionId(token: string): string | null {
  const { session_id: id } = readClaims(token);
  return typeof id === 'string' ? id : null;
}

/** Claims of an access token. It is not checked here: its reader is its owner, and gains nothing by forging it. */
function readClaims(token: string): { aal?: unknown; session_id?: unknown } {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    // Other claims may hold any letters, but these are ASCII, and so is JSON's syntax.
    return JSON.parse(atob(payload)) as { aal?: unknown; session_id?: unknown };
  } catch {
    return {};
  }
}
