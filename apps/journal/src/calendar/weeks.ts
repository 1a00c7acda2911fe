import { addDays, addMonths, firstDayOfWeek } from '@nafas/insights';
import { createDayFormat } from '@nafas/platform/format';

const DAYS = 7;
/** A Monday. */
const SOME_MONDAY = '2024-01-01';

/** The names of the days of a week, in their order there. */
export function getWeekdays(locale: string, weekday: 'narrow' | 'short' | 'long'): string[] {
  const format = createDayFormat(locale, { weekday });
  const first = addDays(SOME_MONDAY, firstDayOfWeek(locale) - 1);
  return Array.from({ length: DAYS }, (_, index) => format(addDays(first, index)));
}

/** The weeks of a month (`2026-11`) as local dates; null where a week begins before it or ends after it. */
export function getWeeks(month: string, locale: string): (string | null)[][] {
  const first = `${month}-01`;
  const next = addMonths(first, 1);
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay() || DAYS;
  const lead = (weekday - firstDayOfWeek(locale) + DAYS) % DAYS;
  const weeks: (string | null)[][] = [];
  for (let day = addDays(first, -lead); day < next; day = addDays(day, DAYS)) {
    weeks.push(
      Array.from({ length: DAYS }, (_, index) => {
        const date = addDays(day, index);
        return date.startsWith(month) ? date : null;
      }),
    );
  }
  return weeks;
}
