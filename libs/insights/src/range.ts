import { addDays, addMonths } from './local-date.ts';
import { WARM_UP_DAYS } from './smoothing.ts';

/** How far back a chart goes: 24 hours, 7 or 30 days, or three calendar months. */
export type Range = '24h' | '7d' | '30d' | '3m';

/** The ranges that are counted in whole local days. */
export type DayRange = Exclude<Range, '24h'>;

/** The first local date of a range that ends today: 7 and 30 days or three calendar months of dates. */
export function rangeStart(range: DayRange, today: string): string {
  if (range === '7d') return addDays(today, -6);
  if (range === '30d') return addDays(today, -29);
  return addDays(addMonths(today, -3), 1);
}

/**
 * The first local date to load for a range, so that its first smoothed point already knows the past
 * (see WARM_UP_DAYS). For 24h it is yesterday, and one day more for a traveller.
 */
export function historyStart(range: Range, today: string): string {
  if (range === '24h') return addDays(today, -2);
  return addDays(rangeStart(range, today), -WARM_UP_DAYS);
}
