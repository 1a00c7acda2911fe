import { addDays, daysBetween } from './local-date.ts';

/** The date ranges ANALYSIS-029 to -034; the ends of a Custom Range are chosen by the person. */
export const DATE_RANGES = [
  'today',
  'yesterday',
  'this-week',
  'this-month',
  'last-7-days',
  'last-30-days',
] as const;
/** The name of a date range that ends today, or yesterday; {@link dateSpan} gives its days. */
export type DateRangeName = (typeof DATE_RANGES)[number];

/** Local dates, `YYYY-MM-DD`, both included. */
export interface DateSpan {
  readonly from: string;
  readonly to: string;
}

/** 1 Monday ... 7 Sunday, as in ISO 8601. */
function getWeekday(localDate: string): number {
  // 2001-01-01 was a Monday.
  return (((daysBetween('2001-01-01', localDate) % 7) + 7) % 7) + 1;
}

/**
 * The dates of a range that ends today (or yesterday). This Week and This Month begin with the first day of the week or
 * month and end today: what has not been has no check-ins.
 *
 * @param firstDay the week's first day, 1 Monday to 7 Sunday
 */
export function dateSpan(name: DateRangeName, today: string, firstDay = 1): DateSpan {
  switch (name) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'this-week':
      return { from: addDays(today, -((getWeekday(today) - firstDay + 7) % 7)), to: today };
    case 'this-month':
      return { from: `${today.slice(0, 8)}01`, to: today };
    case 'last-7-days':
      return { from: addDays(today, -6), to: today };
    case 'last-30-days':
      return { from: addDays(today, -29), to: today };
  }
}
