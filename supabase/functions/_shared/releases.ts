/** What the releases in a place are, as `tools/release` reads them; passed on as it is. */
export type ReleasesState = object;

/** An order to take a version of an app back. */
export interface RollbackOrder {
  readonly app: string;
  readonly version: string;
  readonly by: string;
  readonly why: string;
}

/** The place of releases that a runtime was given. */
export interface Releases {
  read(): Promise<ReleasesState>;
  /** Resolves with the line of the history. */
  rollback(order: RollbackOrder): Promise<object>;
}
