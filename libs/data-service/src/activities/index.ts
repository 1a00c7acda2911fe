export { DataError, type DataErrorCode } from '../data-error.ts';
export { type Activity, activityCodec, type ActivityRow, type Ratings } from './activity.ts';
export { EXERCISE_IDS, type ExerciseId } from './exercise-ids.ts';
export { type NewActivity, newActivity } from './new-activity.ts';
export type { ActivityService } from './service.ts';
export {
  createSimulatedActivities,
  DEMO_ACTIVITIES_KEY,
  type SimulatedActivitiesOptions,
} from './simulated.ts';
export { createSupabaseActivities } from './supabase.ts';
