import { createStore, readOnly, type Notice, type Store } from '@nafas/platform';

export interface ShownNotice extends Notice {
  readonly key: number;
}

export interface Notices {
  /** The notices on screen, oldest first. */
  readonly shown: Store<readonly ShownNotice[]>;
  /** Shows a notice; the oldest leaves when there would be more than three. */
  notify(notice: Notice): void;
  dismiss(key: number): void;
}

const MOST_SHOWN = 3;

export function createNotices(): Notices {
  const shown = createStore<readonly ShownNotice[]>([]);
  let nextKey = 0;
  return {
    shown: readOnly(shown),
    notify(notice) {
      nextKey += 1;
      shown.set([...shown.get(), { ...notice, key: nextKey }].slice(-MOST_SHOWN));
    },
    dismiss: (key) => shown.set(shown.get().filter((notice) => notice.key !== key)),
  };
}
