import type { DayFigures } from './day-figures.ts';

/** Shares (0-1, together 1) of one local day's moods by band. */
export interface TrendPoint {
  /** `YYYY-MM-DD`. */
  day: string;
  positive: number;
  negative: number;
  neutral: number;
}

/** The trend of each local day on which a mood was given between `from` and `to`, both included, in order. */
export function trends(days: readonly DayFigures[], from: string, to: string): TrendPoint[] {
  return days
    .filter(({ localDate, moodCount }) => localDate >= from && localDate <= to && moodCount > 0)
    .sort((a, b) => (a.localDate < b.localDate ? -1 : 1))
    .map(({ localDate, moodCount, high, low }) => ({
      day: localDate,
      positive: high / moodCount,
      negative: low / moodCount,
      neutral: (moodCount - high - low) / moodCount,
    }));
}
