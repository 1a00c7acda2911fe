export {
  EMPTY_PLAN,
  isEmptyPlan,
  MAX_LINE,
  MAX_LINES,
  newestPlan,
  newPlan,
  PLAN_STEPS,
  planCodec,
  type PlanLines,
  type PlanStep,
  type SafetyPlan,
} from './plan.ts';
export type { SafetyPlanService } from './service.ts';
export { createSupabaseSafetyPlan } from './supabase.ts';
