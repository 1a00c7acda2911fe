import type { DailyValue } from './daily-means.ts';

/** A person's own usual: mean and standard deviation of their first logged days. */
export interface Baseline {
  kind: 'baseline';
  mean: number;
  /** Sample standard deviation, 0 or more. */
  sd: number;
  /** How many days it rests on. */
  days: number;
}

/** The first so many logged days are the usual that later ones are compared with. */
export const BASELINE_DAYS = 28;
/** From so many on there is one. */
export const ENOUGH_BASELINE_DAYS = 14;

/**
 * The personal baseline of a daily value: mean and SD over the first 28 logged days, from 14 on. Source: Schat et al.,
 * "Detecting mean changes in experience sampling data in real time" (Psychological Methods, 2021), where in-control
 * observations at the start are the person's own reference.
 *
 * @param days in order, from the person's first logged day on
 */
export function baseline(
  days: readonly DailyValue[],
): Baseline | { kind: 'not-enough'; missingDays: number } {
  const first = days.slice(0, BASELINE_DAYS);
  if (first.length < ENOUGH_BASELINE_DAYS) {
    return { kind: 'not-enough', missingDays: ENOUGH_BASELINE_DAYS - first.length };
  }
  const mean = first.reduce((sum, { value }) => sum + value, 0) / first.length;
  const squares = first.reduce((sum, { value }) => sum + (value - mean) ** 2, 0);
  return {
    kind: 'baseline',
    mean,
    sd: Math.sqrt(squares / (first.length - 1)),
    days: first.length,
  };
}

/** A value against a baseline: `usual` within one standard deviation, both ends included. */
export function comparedWithUsual(
  value: number,
  { mean, sd }: Baseline,
): 'above' | 'usual' | 'below' {
  // A rounding error must not make a steady person unusual.
  const margin = sd + 1e-9;
  if (value > mean + margin) return 'above';
  return value < mean - margin ? 'below' : 'usual';
}
