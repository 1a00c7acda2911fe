import { PATHS } from '@nafas/platform';

/**
 * Where to go after signing in: the page that was asked for, else the dashboard. Only a path of our own below the
 * dashboard counts; router state can be forged, and `//host` or a backslash would leave the site.
 */
export function returnAddress(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  if (typeof from !== 'string' || from.includes('\\')) return PATHS.dashboard;
  if (!URL.canParse(from, 'https://nafas.invalid')) return PATHS.dashboard;
  const url = new URL(from, 'https://nafas.invalid');
  const isOurs = url.host === 'nafas.invalid' && from.startsWith('/');
  const isPrivate =
    url.pathname === PATHS.dashboard || url.pathname.startsWith(`${PATHS.dashboard}/`);
  return isOurs && isPrivate ? url.pathname + url.search + url.hash : PATHS.dashboard;
}
