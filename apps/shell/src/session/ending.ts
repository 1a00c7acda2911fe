/**
 * Why a session ends: this tab signed out, the server refused to go on with it (it expired, or another device ended
 * it), or another tab signed out.
 */
export type Ending = 'here' | 'refused' | 'elsewhere';

/**
 * Why the next session ends. supabase-js reports that a session ended but not why, so the code that causes it sets it
 * here.
 */
export interface EndingCause {
  /** Null when the session goes on after all. */
  set(ending: Ending | null): void;
  /** Why the session ended; what nobody in this tab caused came from another one. The next ending starts anew. */
  take(): Ending;
  /** Whether a session of this tab was refused and nobody was told: the page was reloaded in that very moment. */
  isUntold(): boolean;
  /** Somebody was told, or there is nothing to tell. */
  told(): void;
}

/** Outlives a reload, and goes with the tab. */
const UNTOLD = 'nafas.session-refused.v1';

export function createEndingCause(): EndingCause {
  let cause: Ending | null = null;
  return {
    set(ending) {
      cause = ending;
      keep(ending === 'refused');
    },
    take() {
      const ending = cause ?? 'elsewhere';
      cause = null;
      return ending;
    },
    isUntold: isKept,
    told: () => keep(false),
  };
}

function keep(isRefused: boolean): void {
  try {
    if (isRefused) sessionStorage.setItem(UNTOLD, 'on');
    else sessionStorage.removeItem(UNTOLD);
  } catch {
    // After a reload nobody is told then.
  }
}

function isKept(): boolean {
  try {
    return sessionStorage.getItem(UNTOLD) !== null;
  } catch {
    return false;
  }
}
