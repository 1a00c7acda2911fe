import type { ThoughtRecord } from './record.ts';

/** The thought records of the current user. Both implementations pass `contract.ts`. All reject with DataError. */
export interface ThoughtRecordService {
  /** The newest saving of each record, removed ones left out, those begun last first. */
  list(): Promise<readonly ThoughtRecord[]>;
  /**
   * Stores a saving. One whose id is already there is left as it was: saving may be repeated until it succeeds. Rejects
   * with `invalid` before anything is sent, `conflict` when the id belongs to someone else.
   */
  save(record: ThoughtRecord): Promise<void>;
}
