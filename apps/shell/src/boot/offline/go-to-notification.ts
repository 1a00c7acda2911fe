import { PATHS } from '@nafas/platform';

/** Where a tab that is told of a pressed notification may lead, and what it may offer. */
export interface Ways {
  /** The address it shows now. */
  readonly path: string;
  /** Loads another page. */
  assign(address: string): void;
  /** Offers the way there in words. */
  offer(words: string, address: string): void;
}

/**
 * Goes where a pressed browser notification leads when the worker says so (worker/open-notification.ts). A page below
 * the dashboard stays, since something may be half written there: it has the bell, and offers any other page.
 */
export function goToNotification({ data }: { readonly data: unknown }, ways: Ways): void {
  if (typeof data !== 'object' || data === null || !('open' in data)) return;
  const { open } = data;
  if (typeof open !== 'string') return;
  if (!isInside(ways.path)) ways.assign(open);
  else if ('words' in data && typeof data.words === 'string' && open !== ways.path) {
    ways.offer(data.words, open);
  }
}

const isInside = (path: string) =>
  path === PATHS.dashboard || path.startsWith(`${PATHS.dashboard}/`);
