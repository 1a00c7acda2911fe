/**
 * Why a session ends: this tab signed out, the server refused to go on with it (it expired, or another device ended
 * it), or another tab signed out.
 */
export type Ending = 'here' | 'refused' | 'elsewhere';

// supabase-js tells that a session ended but not why; whoever causes it says so here first.
let cause: Ending | null = null;

/** Says why the session is about to end; null when it goes on after all. */
export function setEnding(ending: Ending | null): void {
  cause = ending;
}

/** Why the session ended. What nobody in this tab caused came from another one. */
export function takeEnding(): Ending {
  const ending = cause ?? 'elsewhere';
  cause = null;
  return ending;
}
