import type { CheckInFigures, DayEntry, Slider } from './check-in.ts';
import { dailyMeans } from './daily-means.ts';
import { type DayRange, rangeStart } from './range.ts';
import { smoothRecent } from './smoothing.ts';

/** The three lines, each 0-10; null where nothing was said of one. There is no composite. */
export type Lines = Record<Slider, number | null>;

/** One local day of the chart. */
export interface DayPoint extends Lines {
  localDate: string;
}

/** One check-in of the last 24 hours. */
export interface MomentPoint extends Lines {
  /** The instant, ISO 8601. */
  occurredAt: string;
}

/**
 * Every day up to `today` on which one of the three was given, each line smoothed alone from its first day. A line has
 * nothing on a day without its value.
 */
export function smoothedDays(checkIns: readonly DayEntry[], today: string): DayPoint[] {
  const past = checkIns.filter(({ localDate }) => localDate <= today);
  const line = (slider: Slider) =>
    new Map(
      smoothRecent(dailyMeans(past, (checkIn) => checkIn[slider])).map(({ localDate, value }) => [
        localDate,
        value,
      ]),
    );
  const [mood, energy, stress] = [line('mood'), line('energy'), line('stress')];
  const days = new Set([...mood.keys(), ...energy.keys(), ...stress.keys()]);
  return [...days].sort().map((localDate) => ({
    localDate,
    mood: mood.get(localDate) ?? null,
    energy: energy.get(localDate) ?? null,
    stress: stress.get(localDate) ?? null,
  }));
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
