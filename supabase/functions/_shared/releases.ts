/** What the releases in a place are, as `tools/release` reads them; passed on as it is. */
export type ReleasesState = object;

/**
 * A change that the console asks for: to take a version back, to give a trial to everybody or to another share, to hold
 * it or no longer, or to start one.
 */
export type ReleaseChange = {
  readonly app: string;
  /** The version to take away, the one that is tried out, or the one to try out. */
  readonly version: string;
  readonly why: string;
} & (
  | { readonly action: 'rollback' | 'promote' | 'hold' | 'resume' }
  /** Percent of the browsers, 1 to 99. */
  | { readonly action: 'start' | 'traffic'; readonly traffic: number }
);

/** The change, in somebody's name. */
export type ReleaseOrder = ReleaseChange & { readonly by: string };

/** The place of releases that a runtime was given. */
export interface Releases {
  read(): Promise<ReleasesState>;
  /** Resolves with the line of the history. */
  change(order: ReleaseOrder): Promise<object>;
}
