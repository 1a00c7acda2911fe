/** A change that is asked about, and what it would do. */
export type Change = {
  readonly app: string;
  /** The version to take away, the one that is tried out, or the one to try out. */
  readonly version: string;
  readonly environment: string;
} & (
  | { readonly action: 'rollback'; readonly to: string }
  | { readonly action: 'promote' | 'hold' | 'resume' | 'start' }
  /** Percent of the browsers that have it now. */
  | { readonly action: 'traffic'; readonly now: number }
);

/** The shares that a trial can be given, in percent. */
export const SHARES = [1, 5, 10, 25, 50, 75] as const;

/** The share that a trial begins with, unless another one is chosen. */
const FIRST_SHARE = 10;

/** The share that a change proposes. */
export const proposeShare = (change: Change): number =>
  change.action === 'traffic' ? nextShare(change.now) : FIRST_SHARE;

/** The next larger share; the largest when there is none. */
const nextShare = (now: number): number =>
  SHARES.find((each) => each > now) ?? SHARES[SHARES.length - 1] ?? now;
