import type { Activity, Ratings } from './activity.ts';

/** The operations on activities of the current user. Both implementations pass `contract.ts`. All reject with DataError. */
export interface ActivityService {
  /** The activities of `sinceLocalDate` (`YYYY-MM-DD`, included) and later, in order of time. */
  list(query: { sinceLocalDate: string }): Promise<Activity[]>;
  /**
   * Stores an activity and resolves to it as stored. One whose id is already there is left as it was: recording may be
   * repeated until it succeeds. Rejects with `invalid` before anything is sent, `conflict` when the id belongs to
   * someone else.
   */
  record(activity: Activity): Promise<Activity>;
  /**
   * Says how one felt, and resolves to the activity as stored. Rejects with `invalid`, and with `conflict` when there is
   * no such activity (yet: it may still wait in the outbox).
   */
  rate(id: string, ratings: Ratings): Promise<Activity>;
}
