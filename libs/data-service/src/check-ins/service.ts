import type { DateSpan } from '@nafas/insights';
import type { CheckIn } from './check-in.ts';

/** The operations on check-ins of the current user. Both implementations pass `contract.ts`. */
export interface CheckInService {
  /**
   * The check-ins of `sinceLocalDate` (`YYYY-MM-DD`, included) and later, in order of time.
   * Rejects with DataError.
   */
  list(query: { sinceLocalDate: string }): Promise<CheckIn[]>;
  /** The check-in of this id, or null when there is none. Rejects with DataError. */
  get(id: string): Promise<CheckIn | null>;
  /**
   * Stores a check-in (DATA-199) and resolves to it as stored. One whose id is
   * already there is left as it was: a submit may be repeated until it succeeds. Rejects with DataError: `invalid` before
   * anything is sent, `consent` when the person did not agree to check-ins being kept (or took that back), `conflict`
   * when the id belongs to someone else.
   */
  submit(checkIn: CheckIn): Promise<CheckIn>;
  /**
   * Stores a check-in that was changed (`changedCheckIn`) and resolves to it as stored, with the next version and the
   * server's time of the change. Rejects with DataError: `invalid`, and `conflict` when the stored one is no longer of
   * the version that the change was made on: it was changed or removed elsewhere.
   */
  change(changed: CheckIn): Promise<CheckIn>;
  /**
   * Deletes a check-in, what was read of its note and what was recommended after it, for good. One that is not there is
   * removed already. Rejects with DataError: `conflict` when it is no longer this version.
   */
  remove(checkIn: Pick<CheckIn, 'id' | 'version'>): Promise<void>;
  /**
   * Deletes every check-in, or those of the days from one to another (both included), and what was recommended because
   * of them, for good; what was earned with them stays. Those that wait in an outbox are not there yet. Rejects with
   * DataError.
   */
  erase(days?: DateSpan): Promise<void>;
}
