/** A change that is asked about, and what it would do. */
export type Change = {
  readonly app: string;
  /** The version to take away, or the one that is tried out. */
  readonly version: string;
  readonly environment: string;
} & (
  | { readonly action: 'rollback'; readonly to: string }
  | { readonly action: 'promote' }
  /** Percent of the browsers that have it now. */
  | { readonly action: 'traffic'; readonly now: number }
);

/** The shares that a trial can be given, in percent. */
export const SHARES = [1, 5, 10, 25, 50, 75] as const;

/** The next larger share; the largest when there is none. */
export const nextShare = (now: number): number =>
  SHARES.find((each) => each > now) ?? SHARES[SHARES.length - 1] ?? now;
