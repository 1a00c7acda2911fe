import type { RecommendationOutcome, RecommendationRecord } from './record.ts';

/**
 * The operations on the recommendations that the current user saw. Both implementations pass `contract.ts`. All reject
 * with DataError.
 */
export interface RecommendationService {
  /** Those of `sinceLocalDate` (`YYYY-MM-DD`, included) and later, in order of time. */
  list(query: { sinceLocalDate: string }): Promise<RecommendationRecord[]>;
  /** Those that were shown after a check-in, in order of time. */
  ofCheckIn(checkInId: string): Promise<RecommendationRecord[]>;
  /**
   * Records that one was shown, once for each recommendation and day: further ones of a day leave the first as it was,
   * and resolve to it. Rejects with `invalid` before anything is sent.
   */
  show(shown: RecommendationRecord): Promise<RecommendationRecord>;
  /**
   * Says what became of it, and resolves to it as stored. `opened` leaves what is known already; the others replace it.
   * Rejects with `conflict` when there is no such record.
   */
  settle(id: string, outcome: RecommendationOutcome, at: Date): Promise<RecommendationRecord>;
}
