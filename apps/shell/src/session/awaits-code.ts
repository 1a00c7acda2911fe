import type { Session } from '@supabase/supabase-js';

/**
 * Whether a session still needs its two-factor code: the person has a confirmed second factor, but no code was given for
 * this session (its token says `aal1`). Only the screens follow this; the database checks it for itself.
 */
export function awaitsCode(kept: Partial<Pick<Session, 'user' | 'access_token'>>): boolean {
  const confirmed = kept.user?.factors?.some(({ status }) => status === 'verified');
  return confirmed === true && readAssuranceLevel(kept.access_token ?? '') !== 'aal2';
}

/** The claim `aal` of an access token. The token is not checked here: its reader is its owner, and gains nothing by forging it. */
function readAssuranceLevel(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    // The claims beside it may hold any letters, but `aal` is ASCII, and so is JSON's syntax.
    return (JSON.parse(atob(payload)) as { aal?: unknown }).aal;
  } catch {
    return undefined;
  }
}
