import type { Saved } from '@nafas/data-service/client';
import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useState } from 'react';
import type { Saving, Unsaved } from './unsaved.ts';

/** How the saving of what is being written stands. */
export type SaveState =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly at: Date; readonly where: Saved }
  | { readonly kind: 'failed' };

const PAUSE_MS = 900;

interface Autosave<T> {
  /** Saves this once nothing has changed for a moment. */
  change(value: T): void;
  /** Saves what waits, at once. */
  flush(): Promise<void>;
  /** Forgets what waits: what it was of is deleted, and it must not come back. */
  drop(): void;
}

function createAutosave<T extends Saving>(
  save: (value: T) => Promise<Saved>,
  unsaved: Unsaved<T>,
  tell: (state: SaveState) => void,
): Autosave<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly value: T } | null = null;
  let last = Promise.resolve();
  async function send(): Promise<void> {
    if (waiting === null) return;
    const { value } = waiting;
    waiting = null;
    try {
      const where = await save(value);
      unsaved.forget(value);
      tell({ kind: 'saved', at: new Date(), where });
    } catch {
      // What was not kept is tried again with the next change, or when the page is left.
      waiting ??= { value };
      tell({ kind: 'failed' });
    }
  }
  function flush(): Promise<void> {
    clearTimeout(timer);
    return (last = last.then(send));
  }
  return {
    change(value) {
      waiting = { value };
      unsaved.keep(value);
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), PAUSE_MS);
    },
    flush,
    drop() {
      clearTimeout(timer);
      if (waiting !== null) unsaved.forget(waiting.value);
      waiting = null;
    },
  };
}

/**
 * Saves what is written after a moment's pause, and what waits when the page is left or out of sight: a phone may end it
 * there. A page that is reloaded or closed may go before that is done: until then it is `unsaved`.
 */
export function useAutosave<T extends Saving>(
  save: (value: T) => Promise<Saved>,
  unsaved: Unsaved<T>,
): [SaveState, Autosave<T>] {
  const platform = usePlatform();
  const [state, setState] = useState<SaveState>({ kind: 'none' });
  const [autosave] = useState(() =>
    createAutosave<T>(
      async (value) => {
        try {
          return await save(value);
        } catch (error) {
          platform.report(error, { phase: 'run' });
          throw error;
        }
      },
      unsaved,
      setState,
    ),
  );
  useEffect(() => {
    const leave = () => void autosave.flush();
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [autosave]);
  return [state, autosave];
}
