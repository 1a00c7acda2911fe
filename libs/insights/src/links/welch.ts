import cdf from '@stdlib/stats-base-dists-t-cdf';
import quantile from '@stdlib/stats-base-dists-t-quantile';

/** What Welch's test says of two groups. */
export interface Welch {
  /** The mean of the first less that of the second. */
  readonly effect: number;
  readonly standardError: number;
  readonly degrees: number;
  readonly t: number;
  /** Two-sided. */
  readonly p: number;
}

/** Whole numbers hide at least this much variance (a uniform half to each side). */
const ROUNDING = 1 / 12;

/**
 * Welch's t-test, with the variance of the difference times `inflation` for days that are not independent of each other;
 * the degrees of freedom shrink as much.
 * @param a at least two values
 * @param b at least two values
 * @param rounding what whole numbers hide; 0 for values that are exact
 */
export function welch(
  a: readonly number[],
  b: readonly number[],
  inflation = 1,
  rounding = ROUNDING,
): Welch {
  const [left, right] = [moments(a, rounding), moments(b, rounding)];
  const effect = left.mean - right.mean;
  const variance = left.ofMean + right.ofMean;
  const standardError = Math.sqrt(variance * inflation);
  const degrees = Math.max(
    1,
    variance ** 2 /
      (left.ofMean ** 2 / (a.length - 1) + right.ofMean ** 2 / (b.length - 1)) /
      inflation,
  );
  const t = effect / standardError;
  return {
    effect,
    standardError,
    degrees,
    t,
    p: Math.min(1, 2 * cdf(-Math.abs(t), degrees)),
  };
}

/** The interval of 95 % around an effect. Not a part of the test: it takes ten times as long. */
export function toInterval({ effect, standardError, degrees }: Welch): readonly [number, number] {
  const half = quantile(0.975, degrees) * standardError;
  return [effect - half, effect + half];
}

function moments(values: readonly number[], rounding: number): { mean: number; ofMean: number } {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, ofMean: Math.max(rounding, squares / (n - 1)) / n };
}
