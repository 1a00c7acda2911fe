import type { Achievement } from './achievement.ts';

/** The achievements of the current user; both implementations pass `contract.ts`. Rejects with DataError. */
export interface AchievementService {
  /**
   * The whole catalogue in its order, with what is earned and how far the rest is. Nothing is awarded by asking: what
   * counts is what was done, and what is earned stays, whatever is undone or deleted later.
   */
  list(): Promise<Achievement[]>;
}
