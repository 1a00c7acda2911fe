import { PATHS } from '@nafas/platform';

/**
 * Goes where a pressed browser notification leads when the worker says so (worker/open-notification.ts). A page below
 * the dashboard stays: it has the bell, and something may be half written there.
 */
export function goToNotification({ data }: { readonly data: unknown }, page: Location): void {
  if (typeof data !== 'object' || data === null || !('open' in data)) return;
  if (typeof data.open !== 'string' || isInside(page.pathname)) return;
  page.assign(data.open);
}

const isInside = (path: string) =>
  path === PATHS.dashboard || path.startsWith(`${PATHS.dashboard}/`);
