/** A value and whether its day had the factor, at a day counted from any start; in order of days. */
export interface Observation {
  readonly day: number;
  readonly value: number;
  readonly has: boolean;
}

/** Fewer pairs of days in a row tell nothing about how much a day carries over. */
const ENOUGH_PAIRS = 10;
const MOST = 0.9;
const ROUNDS = 3;

/** The lag-1 autocorrelation of values at days: of the pairs a day apart, beside the variance of all. 0 for too few. */
export function autocorrelation(days: readonly number[], values: readonly number[]): number {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  let products = 0;
  let pairs = 0;
  let squares = 0;
  for (let at = 0; at < n; at += 1) {
    const own = (values[at] ?? 0) - mean;
    squares += own * own;
    if (at + 1 < n && (days[at + 1] ?? 0) - (days[at] ?? 0) === 1) {
      products += own * ((values[at + 1] ?? 0) - mean);
      pairs += 1;
    }
  }
  if (pairs < ENOUGH_PAIRS || squares <= 1e-12) return 0;
  return Math.max(-MOST, Math.min(MOST, products / pairs / (squares / n)));
}

/**
 * The values without what the days beside them carried over, and how much that is (lag-1 autocorrelation, corrected for
 * its bias in short series). A mood stays for days; compared with the days around it a day tells more about itself. For
 * an AR(1) process this is what generalised least squares does: what a day's neighbours don't foretell is left. What the
 * factor itself does is taken out of the neighbours first, and found again in rounds.
 */
export function withoutCarryOver(observations: readonly Observation[]): {
  values: number[];
  rho: number;
} {
  const days = observations.map(({ day }) => day);
  const raw = observations.map(({ value }) => value);
  const n = raw.length;
  let values = raw;
  let rho = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const effect = difference(observations, values);
    const rest = observations.map(({ value, has }) => value - (has ? effect : 0));
    const mean = rest.reduce((sum, value) => sum + value, 0) / n;
    const residuals = rest.map((value) => value - mean);
    const found = autocorrelation(days, residuals);
    rho = found === 0 ? 0 : Math.max(0, Math.min(MOST, (n * found + 1) / (n - 4)));
    values = raw.map((value, at) => value - foretold(at, days, residuals, rho));
  }
  return { values, rho };
}

/** What an AR(1) process says of a day by the day noted before it and the one after it, however far they are. */
function foretold(
  at: number,
  days: readonly number[],
  residuals: readonly number[],
  rho: number,
): number {
  if (rho === 0) return 0;
  const here = days[at] ?? 0;
  const before = residuals[at - 1];
  const after = residuals[at + 1];
  const a = before === undefined ? 0 : rho ** (here - (days[at - 1] ?? 0));
  const b = after === undefined ? 0 : rho ** ((days[at + 1] ?? 0) - here);
  return (a * (1 - b * b) * (before ?? 0) + b * (1 - a * a) * (after ?? 0)) / (1 - a * a * b * b);
}

/** The mean of the values with the factor less that of those without. */
function difference(observations: readonly Observation[], values: readonly number[]): number {
  const sums = { with: 0, without: 0 };
  const counts = { with: 0, without: 0 };
  observations.forEach(({ has }, at) => {
    const group = has ? 'with' : 'without';
    sums[group] += values[at] ?? 0;
    counts[group] += 1;
  });
  return sums.with / counts.with - sums.without / counts.without;
}
