/** How often views of a version were asked for, and how often they failed. */
export interface Tally {
  readonly mounts: number;
  readonly failures: number;
}

/** What the tallies say of a trial: it fails oftener than it may, it does not, or more mounts are needed to tell. */
export type TrialDecision = 'worse' | 'as-good' | 'undecided';

/** At most one healthy trial in a hundred is called worse; the other way round as many. */
const LOG_ERROR = Math.log(100);
/** How sure the bound on the stable version's rate is: 95 % to one side. */
const Z = 1.64;
/** No product fails less often than this, for reasons of its own: devices, networks. */
const LEAST = 0.002;
/** Of a stable version that few people used it is taken that it fails no oftener. */
const MOST = 0.1;
/** The difference that must be noticed: one failed mount in twenty, or four times the rate of the stable version. */
const NOTICED = 0.05;
const TIMES = 4;
/** Nothing is called good that was tried less. */
const ENOUGH = 200;

/**
 * Wald's sequential probability ratio test: does the trial fail as often as the stable version may (its upper bound,
 * Wilson's), or four times as often? The ratio of a healthy trial is a supermartingale: it passes the border in at most
 * one of a hundred runs, however often it is looked at (Ville's inequality). decide.test.ts simulates both errors.
 */
export function decideTrial(stable: Tally, trial: Tally): TrialDecision {
  const { failed, passed } = evidence(stable);
  // A view may fail more than once after it was asked for.
  const failures = Math.min(trial.failures, trial.mounts);
  const ratio = failures * failed + (trial.mounts - failures) * passed;
  if (ratio >= LOG_ERROR) return 'worse';
  return ratio <= -LOG_ERROR && trial.mounts >= ENOUGH ? 'as-good' : 'undecided';
}

/** The stop line: with so many failures of `mounts` {@link decideTrial} calls a trial worse. Null where so few can't tell. */
export function stopsAt(stable: Tally, mounts: number): number | null {
  const { failed, passed } = evidence(stable);
  const least = Math.ceil((LOG_ERROR - mounts * passed) / (failed - passed));
  return least <= mounts ? least : null;
}

/** What one mount of the trial that failed, or did not, adds to the ratio. */
function evidence(stable: Tally): { readonly failed: number; readonly passed: number } {
  const usual = Math.min(MOST, Math.max(LEAST, upperBound(stable)));
  const bad = Math.max(NOTICED, TIMES * usual);
  return { failed: Math.log(bad / usual), passed: Math.log((1 - bad) / (1 - usual)) };
}

/** Returns the upper bound of the true failure rate, given the observed mounts; 1 when there are none. */
function upperBound({ mounts, failures }: Tally): number {
  if (mounts === 0) return 1;
  const rate = Math.min(failures, mounts) / mounts;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / mounts + Z ** 2 / (4 * mounts ** 2));
  return (rate + Z ** 2 / (2 * mounts) + spread) / (1 + Z ** 2 / mounts);
}
