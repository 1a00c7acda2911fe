export { DataError, type DataErrorCode } from '../data-error.ts';
export { type Activity, activityCodec, type Ratings } from './activity.ts';
export { EXERCISE_IDS } from './exercise-ids.ts';
export { type NewActivity, newActivity } from './new-activity.ts';
export type { ActivityService } from './service.ts';
export { DEMO_ACTIVITIES_KEY } from './simulated.ts';
export { createSupabaseActivities } from './supabase.ts';
