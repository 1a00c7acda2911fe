import { baseline } from '../baseline.ts';
import { daysBetween } from '../local-date.ts';
import { LAMBDA, smooth } from '../smoothing.ts';
import { autocorrelation } from './carry-over.ts';
import { LINK_METRICS, type LinkDay, type LinkMetric } from './day.ts';

/** A smoothed value this many standard errors from the usual, on two noted days in a row, is a shift. */
const WIDTH = 2.5;
const IN_A_ROW = 2;
/** Nobody is so steady that a smaller spread tells anything. */
const LEAST_SD = 0.5;
/** A shift that ended, or that was noted longer ago, is not spoken of. */
const RECENT_DAYS = 14;

/** Days that have been different for a while, compared with a person's usual. It says nothing of why. */
export interface Shift {
  readonly metric: LinkMetric;
  readonly weight: 'lighter' | 'heavier';
  /** The first local date of it, roughly: a smoothed line follows late. */
  readonly since: string;
  /** The usual, and the mean of what was entered since. */
  readonly usual: number;
  readonly now: number;
  /** The smoothed line up to the last noted day. */
  readonly line: readonly { readonly localDate: string; readonly value: number }[];
}

/**
 * The clearest shift that lasts, or null. Mean and spread of the first 28 noted days are the usual; z is the line
 * smoothed by 0.2, and its standard error `sd^2 (l / (2 - l) (1 + r (1 - l)) / (1 - r (1 - l)) + 1 / n)` allows for what
 * days carry over (Schat et al. 2021, PMC10248291).
 *
 * @param days in order
 */
export function findShift(days: readonly LinkDay[], today: string): Shift | null {
  const found = LINK_METRICS.flatMap((metric) => findIn(days, metric, today) ?? []);
  return found.sort((a, b) => b.distance - a.distance)[0]?.shift ?? null;
}

function findIn(days: readonly LinkDay[], metric: LinkMetric, today: string) {
  const noted = days.flatMap(({ date, values }) => {
    const value = values[metric];
    return value === null || date > today ? [] : [{ localDate: date, value }];
  });
  const usual = baseline(noted);
  const last = noted.at(-1);
  if (usual.kind === 'not-enough' || !last) return null;
  if (daysBetween(last.localDate, today) > RECENT_DAYS) return null;
  const line = smooth(noted);
  const error = standardError(noted.slice(0, usual.days), usual.sd);
  const distance = (value: number) => (value - usual.mean) / error;
  const sign = Math.sign(distance(line.at(-1)?.value ?? usual.mean));
  const isOutside = ({ value }: { value: number }) => sign * distance(value) > WIDTH;
  const lastInside = line.findLastIndex((day) => !isOutside(day));
  const start = Math.max(lastInside + 1, usual.days);
  const since = line[start];
  if (!since || line.length - start < IN_A_ROW) return null;
  const values = noted.slice(start).map(({ value }) => value);
  const shift: Shift = {
    metric,
    weight: sign > 0 === (metric !== 'stress') ? 'lighter' : 'heavier',
    since: since.localDate,
    usual: usual.mean,
    now: values.reduce((sum, value) => sum + value, 0) / values.length,
    line,
  };
  return { shift, distance: Math.abs(distance(line.at(-1)?.value ?? usual.mean)) };
}

function standardError(
  days: readonly { readonly localDate: string; readonly value: number }[],
  sd: number,
): number {
  const first = days[0]?.localDate ?? '';
  const found = autocorrelation(
    days.map(({ localDate }) => daysBetween(first, localDate)),
    days.map(({ value }) => value),
  );
  const carried = Math.max(0, found) * (1 - LAMBDA);
  const ofLine = (LAMBDA / (2 - LAMBDA)) * ((1 + carried) / (1 - carried));
  return Math.max(sd, LEAST_SD) * Math.sqrt(ofLine + 1 / days.length);
}
