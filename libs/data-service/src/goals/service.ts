import type { Goal, GoalChange, GoalStep } from './goal.ts';

/** The operations on goals of the current user. Both implementations pass `contract.ts`. All reject with DataError. */
export interface GoalService {
  /** All goals, in the order in which they were made. */
  list(): Promise<Goal[]>;
  /**
   * Stores a goal and resolves to it as stored, version 1. One whose id is already there is left as it was: adding may
   * be repeated until it succeeds, and a removed goal may be added again. Rejects with `invalid` before anything is
   * sent, `conflict` when the id belongs to someone else.
   */
  add(goal: Goal): Promise<Goal>;
  /**
   * Sets the progress (whole percent, 0-100) and resolves to the goal as stored. Rejects with `invalid`, and with
   * `conflict` when the goal is no longer this version: it was changed or removed elsewhere.
   */
  setProgress(goal: Pick<Goal, 'id' | 'version'>, progress: number): Promise<Goal>;
  /**
   * Changes title, description, category and deadline, and resolves to the goal as stored; its progress stays. Rejects
   * with `invalid` before anything is sent, and with `conflict` as {@link setProgress} does.
   */
  change(goal: Goal, change: GoalChange): Promise<Goal>;
  /**
   * When each goal last reached 100, by id (ISO 8601, UTC). One that is not completed any more may be in it; one that
   * never was is not.
   */
  reached(): Promise<ReadonlyMap<string, string>>;
  /** Every progress that these goals had, in order of time; the first is that of their making. */
  steps(goalIds: readonly string[]): Promise<GoalStep[]>;
  /** Removes a goal for good. One that is not there is already removed. */
  remove(id: string): Promise<void>;
}
