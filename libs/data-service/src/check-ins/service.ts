import type { CheckIn } from './check-in.ts';

/** The operations on check-ins of the current user. Both implementations pass `contract.ts`. */
export interface CheckInService {
  /**
   * The check-ins of `sinceLocalDate` (`YYYY-MM-DD`, included) and later, in order of time.
   * Rejects with DataError.
   */
  list(query: { sinceLocalDate: string }): Promise<CheckIn[]>;
  /**
   * Stores a check-in (specification: "submit analysis") and resolves to it as stored. One whose id is
   * already there is left as it was: a submit may be repeated until it succeeds. Rejects with DataError: `invalid` before
   * anything is sent, `consent` when the person did not agree to check-ins being kept (or took that back), `conflict`
   * when the id belongs to someone else.
   */
  submit(checkIn: CheckIn): Promise<CheckIn>;
  /**
   * Deletes every check-in and what was recommended because of them, for good; what was earned with them stays. Those
   * that wait in an outbox are not there yet. Rejects with DataError.
   */
  erase(): Promise<void>;
}
