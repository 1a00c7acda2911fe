import type { Session } from '@supabase/supabase-js';

/**
 * Whether a session is good for nothing yet: its person has a confirmed second factor, and no code was given for this
 * session (its token says `aal1`). The database decides the same by itself; this is for what is shown.
 */
export function awaitsCode(kept: Partial<Pick<Session, 'user' | 'access_token'>>): boolean {
  const confirmed = kept.user?.factors?.some(({ status }) => status === 'verified');
  return confirmed === true && assuranceOf(kept.access_token ?? '') !== 'aal2';
}

/** The claim `aal` of an access token. The token is not checked here: its reader is its owner, and gains nothing by forging it. */
function assuranceOf(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    // The claims beside it may hold any letters, but `aal` is ASCII, and so is JSON's syntax.
    return (JSON.parse(atob(payload)) as { aal?: unknown }).aal;
  } catch {
    return undefined;
  }
}
