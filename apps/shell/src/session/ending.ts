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
}

export function createEndingCause(): EndingCause {
  let cause: Ending | null = null;
  return {
    set: (ending) => void (cause = ending),
    take() {
      const ending = cause ?? 'elsewhere';
      cause = null;
      return ending;
    },
  };
}
