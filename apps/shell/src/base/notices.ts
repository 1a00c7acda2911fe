import { createStore, readOnly, type Notice, type Store } from '@nafas/platform';

export interface ShownNotice extends Notice {
  readonly key: number;
}

export interface Notices {
  /** The notices on screen, oldest first. */
  readonly shown: Store<readonly ShownNotice[]>;
  /** Those that went away with a way back nobody took, such as Undo: newest first, for an hour. */
  readonly kept: Store<readonly ShownNotice[]>;
  /** Shows a notice; the oldest leaves when there would be more than three. It is not kept beyond `until`. */
  notify(notice: Notice, until?: AbortSignal): void;
  dismiss(key: number): void;
  /** Takes the action of a notice, which then is gone. */
  take(key: number): void;
}

const MOST_SHOWN = 3;
const MOST_KEPT = 3;
/** As long as the database keeps what went with a deleted entry. */
const KEPT_MS = 3_600_000;

export function createNotices(): Notices {
  const shown = createStore<readonly ShownNotice[]>([]);
  const kept = createStore<readonly ShownNotice[]>([]);
  const ends = new Map<number, AbortSignal>();
  let nextKey = 0;

  const without = (all: readonly ShownNotice[], key: number) =>
    all.filter((notice) => notice.key !== key);

  function forget(key: number): void {
    ends.delete(key);
    if (kept.get().some((notice) => notice.key === key)) kept.set(without(kept.get(), key));
  }
  /** A failure is not kept: what it offers is to try again, and by then that is another try. */
  function keep(notice: ShownNotice): void {
    const until = ends.get(notice.key);
    if (notice.kind !== 'done' || !notice.action || until?.aborted) return forget(notice.key);
    kept.set([notice, ...kept.get()].slice(0, MOST_KEPT));
    const timer = setTimeout(() => forget(notice.key), KEPT_MS);
    const end = () => {
      clearTimeout(timer);
      forget(notice.key);
    };
    until?.addEventListener('abort', end, { once: true });
  }
  return {
    shown: readOnly(shown),
    kept: readOnly(kept),
    notify(notice, until) {
      nextKey += 1;
      if (until) ends.set(nextKey, until);
      const all = [...shown.get(), { ...notice, key: nextKey }];
      for (const old of all.slice(0, -MOST_SHOWN)) keep(old);
      shown.set(all.slice(-MOST_SHOWN));
    },
    dismiss(key) {
      const gone = shown.get().find((notice) => notice.key === key);
      if (!gone) return;
      shown.set(without(shown.get(), key));
      keep(gone);
    },
    take(key) {
      const taken = [...shown.get(), ...kept.get()].find((notice) => notice.key === key);
      shown.set(without(shown.get(), key));
      forget(key);
      taken?.action?.run();
    },
  };
}
