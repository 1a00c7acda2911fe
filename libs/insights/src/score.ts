import type { DayEntry } from './check-in.ts';
import { dailyMeans, type DailyValue } from './daily-means.ts';
import { missingDays, type NotEnough } from './enough-data.ts';
import { addDays } from './local-date.ts';
import { smoothRecent, valueOn } from './smoothing.ts';

/** A figure in percent and how it moved within a week. */
export interface Score {
  kind: 'score';
  /** Whole percent, 0-100. */
  value: number;
  /**
   * Percent points against 7 days before, as a difference of the two whole percents, so that it
   * agrees with what was on screen then; null when there was not enough data for a score then.
   */
  change: number | null;
}

const CHANGE_DAYS = 7;

function percentOn(days: readonly DailyValue[], localDate: string): number | null {
  if (missingDays(days, localDate) > 0) return null;
  const value = valueOn(smoothRecent(days), localDate);
  return value === null ? null : Math.round(10 * value);
}

/** The smoothed daily value of 0-10 as percent (10 z), or how many days are missing. */
export function computeScore(days: readonly DailyValue[], today: string): Score | NotEnough {
  const value = percentOn(days, today);
  if (value === null) return { kind: 'not-enough', missingDays: missingDays(days, today) };
  const before = percentOn(days, addDays(today, -CHANGE_DAYS));
  return { kind: 'score', value, change: before === null ? null : value - before };
}

/** The emotional score: smoothed daily means of mood in percent. `today` is the local date. */
export function emotionalScore(checkIns: readonly DayEntry[], today: string): Score | NotEnough {
  return computeScore(
    dailyMeans(checkIns, (checkIn) => checkIn.mood),
    today,
  );
}
