import type { DailyValue } from './daily-means.ts';
import { addDays } from './local-date.ts';

/** A score is shown from this many days with a check-in ... */
export const ENOUGH_DAYS = 5;
/** ... among the last so many days, today included (product decisions, "Figures"). */
export const ENOUGH_WINDOW_DAYS = 14;

/** Too few days to say anything: `missingDays` (1-5) more days with a check-in are needed. */
export interface NotEnough {
  kind: 'not-enough';
  missingDays: number;
}

/** How many days with a value are missing before a score may be shown on `localDate`; 0 is enough. */
export function missingDays(days: readonly DailyValue[], localDate: string): number {
  const from = addDays(localDate, 1 - ENOUGH_WINDOW_DAYS);
  const present = days.filter((day) => day.localDate >= from && day.localDate <= localDate);
  return Math.max(0, ENOUGH_DAYS - present.length);
}
