import type { CheckInFigures } from './check-in.ts';

/** low: 3 or below; neutral: from there to 7; high: above 7 (specification section 2). */
export type MoodBand = 'low' | 'neutral' | 'high';

/** The band of a mood of 0-10. Means between 3 and 4 are neutral: not yet low. */
export function moodBand(mood: number): MoodBand {
  if (mood <= 3) return 'low';
  return mood > 7 ? 'high' : 'neutral';
}

/** Shares (0-1, together 1) of one local day's check-ins by mood band. */
export interface TrendPoint {
  /** `YYYY-MM-DD`. */
  day: string;
  positive: number;
  negative: number;
  neutral: number;
}

/** The trend of each local day with a check-in between `from` and `to`, both included, in order. */
export function trends(
  checkIns: readonly Pick<CheckInFigures, 'mood' | 'localDate'>[],
  from: string,
  to: string,
): TrendPoint[] {
  const days = new Map<string, MoodBand[]>();
  for (const { localDate, mood } of checkIns) {
    if (localDate < from || localDate > to) continue;
    days.set(localDate, [...(days.get(localDate) ?? []), moodBand(mood)]);
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, bands]) => {
      const share = (band: MoodBand): number =>
        bands.filter((each) => each === band).length / bands.length;
      return { day, positive: share('high'), negative: share('low'), neutral: share('neutral') };
    });
}
