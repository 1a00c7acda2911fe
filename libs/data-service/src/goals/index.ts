export { DataError, type DataErrorCode } from '../data-error.ts';
export {
  type Goal,
  goalCodec,
  type GoalRow,
  GOAL_CATEGORIES,
  type GoalStep,
  type GoalCategory,
  type GoalChange,
  MAX_DESCRIPTION,
  MAX_GOAL_TITLE,
  type NewGoal,
  newGoal,
} from './goal.ts';
export type { GoalService } from './service.ts';
export { type GoalStatus, goalStatus } from './status.ts';
export { createSupabaseGoals } from './supabase.ts';
