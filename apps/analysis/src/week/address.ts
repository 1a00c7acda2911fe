import { isLocalDate } from '@nafas/insights';
import { isAt } from '@nafas/platform';

/** Where the newest week is; the last day of an earlier one follows. */
export const WEEK = '/dashboard/week';

/** The day that an address of a week names, `YYYY-MM-DD`; undefined where it names none. */
export function findWeekDay(pathname: string): string | undefined {
  const [day, ...more] = pathname
    .slice(WEEK.length + 1)
    .split('/')
    .filter(Boolean);
  return more.length === 0 && day !== undefined && isLocalDate(day) ? day : undefined;
}

/** Whether there is a week at an address. */
export function isWeekAddress(pathname: string): boolean {
  if (isAt(pathname, WEEK)) return true;
  return pathname.startsWith(`${WEEK}/`) && findWeekDay(pathname) !== undefined;
}
