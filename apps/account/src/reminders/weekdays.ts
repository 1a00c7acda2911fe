import { firstDayOfWeek } from '@nafas/insights';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
// A Monday.
const MONDAY = Date.UTC(2026, 10, 23);
const DAY_MS = 86_400_000;

/** A day of the week: 1 is Monday, 7 Sunday. */
export interface Weekday {
  readonly day: number;
  readonly name: string;
  /** One letter, where the language has one. */
  readonly letter: string;
}

/** The days of the week with their names in a locale's language, in the order of its region's calendar. */
export function listWeekdays(locale: string): Weekday[] {
  const name = (width: 'long' | 'narrow') =>
    new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' });
  const [long, narrow] = [name('long'), name('narrow')];
  const first = firstDayOfWeek(locale);
  return DAYS.map((_day, index) => {
    const day = ((first - 1 + index) % DAYS.length) + 1;
    const date = new Date(MONDAY + (day - 1) * DAY_MS);
    return { day, name: long.format(date), letter: narrow.format(date) };
  });
}
