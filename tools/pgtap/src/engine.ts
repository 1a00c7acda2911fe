/** A database of its own with our schema in it, to be thrown away. */
export interface Engine {
  /** E.g. "PostgreSQL 15". */
  readonly name: string;
  /** Runs statements one after the other, as the role that migrates. Resolves with the first column of every row. */
  run(sql: string): Promise<string[]>;
  /** Stops it and removes its files. */
  close(): Promise<void>;
}
