import { createStore, type Notice } from '@nafas/platform';

export interface ShownNotice extends Notice {
  readonly key: number;
}

let nextKey = 0;
const MOST_SHOWN = 3;

/** The notices on screen, oldest first. */
export const notices = createStore<readonly ShownNotice[]>([]);

/** Shows a notice; the oldest leaves when there would be more than three. */
export function notify(notice: Notice): void {
  nextKey += 1;
  notices.set([...notices.get(), { ...notice, key: nextKey }].slice(-MOST_SHOWN));
}

export function dismiss(key: number): void {
  notices.set(notices.get().filter((notice) => notice.key !== key));
}
