import type { SafetyPlan } from './plan.ts';

/** The safety plan of the current user. Both implementations pass `contract.ts`. All reject with DataError. */
export interface SafetyPlanService {
  /** The plan that was saved last, null before the first. */
  current(): Promise<SafetyPlan | null>;
  /**
   * Stores a saving and resolves to it as stored. One whose id is already there is left as it was: saving may be repeated
   * until it succeeds. Rejects with `invalid` before anything is sent, `conflict` when the id belongs to someone else.
   */
  save(plan: SafetyPlan): Promise<SafetyPlan>;
  /** Removes the plan and all that was saved before it. */
  erase(): Promise<void>;
}
