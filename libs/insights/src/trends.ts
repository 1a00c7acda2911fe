import type { DayFigures } from './day-figures.ts';

/** Shares (0-1, together 1) of one local day's check-ins by mood band. */
export interface TrendPoint {
  /** `YYYY-MM-DD`. */
  day: string;
  positive: number;
  negative: number;
  neutral: number;
}

/** The trend of each local day with a check-in between `from` and `to`, both included, in order. */
export function trends(days: readonly DayFigures[], from: string, to: string): TrendPoint[] {
  return days
    .filter(({ localDate }) => localDate >= from && localDate <= to)
    .sort((a, b) => (a.localDate < b.localDate ? -1 : 1))
    .map(({ localDate, count, high, low }) => ({
      day: localDate,
      positive: high / count,
      negative: low / count,
      neutral: (count - high - low) / count,
    }));
}
