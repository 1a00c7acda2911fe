import { addDays, addMonths } from '@nafas/insights';

interface WeekInfo {
  readonly firstDay: number;
}

/** Newer browsers have it as a method, older ones as a property, and some not yet at all. */
interface LocaleWithWeeks {
  getWeekInfo?(): WeekInfo;
  readonly weekInfo?: WeekInfo;
}

const SATURDAY = 6;
const MONDAY = 1;
const DAYS = 7;
/** A Monday. */
const SOME_MONDAY = '2024-01-01';

/** The first day of the week in a locale: 1 is Monday, 7 Sunday. */
function getFirstDay(locale: string): number {
  const known = new Intl.Locale(locale);
  if (known.language === 'ar' && known.region === undefined) return SATURDAY;
  if (known.region === undefined) return MONDAY;
  const { getWeekInfo, weekInfo } = known as LocaleWithWeeks;
  return (getWeekInfo?.call(known) ?? weekInfo)?.firstDay ?? MONDAY;
}

/** The names of the days of a week, in their order there. */
export function getWeekdays(locale: string, weekday: 'narrow' | 'short' | 'long'): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  const first = addDays(SOME_MONDAY, getFirstDay(locale) - 1);
  return Array.from({ length: DAYS }, (_, index) =>
    format.format(new Date(`${addDays(first, index)}T00:00:00Z`)),
  );
}

/** The weeks of a month (`2026-11`) as local dates; null where a week begins before it or ends after it. */
export function getWeeks(month: string, locale: string): (string | null)[][] {
  const first = `${month}-01`;
  const next = addMonths(first, 1);
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay() || DAYS;
  const lead = (weekday - getFirstDay(locale) + DAYS) % DAYS;
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
