export { DataError, type DataErrorCode } from '../data-error.ts';
export type { Achievement } from './achievement.ts';
export type { AchievementService } from './service.ts';
export { createSupabaseAchievements } from './supabase.ts';
