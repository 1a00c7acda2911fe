import type { AnswerGiven, Reading, ReadingSource } from './reading.ts';

/** The operations on readings of the current user. Both implementations pass `contract.ts`. All reject with DataError. */
export interface ReadingService {
  /** The readings of `sinceLocalDate` (`YYYY-MM-DD`, included) and later, in order of time; of one source or of all. */
  list(query: { sinceLocalDate: string; source?: ReadingSource }): Promise<Reading[]>;
  /** The readings of a check-in's note, in order of time. */
  ofCheckIn(checkInId: string): Promise<Reading[]>;
  /**
   * Stores a reading and resolves to it as stored. One whose id is already there is left as it was. Rejects with
   * `invalid` before anything is sent, `consent` when the person did not agree to its source, `conflict` when the id belongs to someone else.
   */
  record(reading: Reading): Promise<Reading>;
  /**
   * Stores what the person says to a reading, also when they change their mind; what the engine read stays. Rejects
   * with `invalid`, and with `conflict` when there is no such reading.
   */
  answer(id: string, given: AnswerGiven): Promise<Reading>;
}
