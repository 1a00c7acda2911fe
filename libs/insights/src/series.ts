import type { CheckInFigures, DayEntry } from './check-in.ts';
import { dailyMeans } from './daily-means.ts';
import { type DayRange, rangeStart } from './range.ts';
import { smooth } from './smoothing.ts';

/** The three lines, each 0-10. There is no composite. */
export interface Lines {
  mood: number;
  energy: number;
  stress: number;
}

/** One local day of the chart. */
export interface DayPoint extends Lines {
  localDate: string;
}

/** One check-in of the last 24 hours. */
export interface MomentPoint extends Lines {
  /** The instant, ISO 8601. */
  occurredAt: string;
}

/** Every day with a check-in up to `today`, each line smoothed alone from the first check-in given. */
export function smoothedDays(checkIns: readonly DayEntry[], today: string): DayPoint[] {
  const past = checkIns.filter(({ localDate }) => localDate <= today);
  const line = (read: (checkIn: DayEntry) => number): number[] =>
    smooth(dailyMeans(past, read)).map(({ value }) => value);
  const energy = line((checkIn) => checkIn.energy);
  const stress = line((checkIn) => checkIn.stress);
  return smooth(dailyMeans(past, (checkIn) => checkIn.mood)).flatMap((mood, index) => {
    const [energyValue, stressValue] = [energy[index], stress[index]];
    if (energyValue === undefined || stressValue === undefined) return [];
    return {
      localDate: mood.localDate,
      mood: mood.value,
      energy: energyValue,
      stress: stressValue,
    };
  });
}

/**
 * The chart's points of the last 7 or 30 days or 3 months: only days with a check-in, so a single
 * check-in is a single point. Give check-ins from `historyStart(range, today)` on: what lies before
 * the range shapes its first points.
 */
export function daySeries(
  checkIns: readonly DayEntry[],
  range: DayRange,
  today: string,
): DayPoint[] {
  const from = rangeStart(range, today);
  return smoothedDays(checkIns, today).filter(({ localDate }) => localDate >= from);
}

const DAY_MS = 86_400_000;

/** The check-ins of the 24 hours up to `now`, as entered and in order of time. */
export function momentSeries(
  checkIns: readonly Omit<CheckInFigures, 'localDate'>[],
  now: Date,
): MomentPoint[] {
  const age = (checkIn: { occurredAt: string }): number =>
    now.getTime() - Date.parse(checkIn.occurredAt);
  return checkIns
    .filter((checkIn) => age(checkIn) >= 0 && age(checkIn) < DAY_MS)
    .sort((a, b) => age(b) - age(a))
    .map(({ occurredAt, mood, energy, stress }) => ({ occurredAt, mood, energy, stress }));
}
