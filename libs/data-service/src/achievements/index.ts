export { DataError, type DataErrorCode } from '../data-error.ts';
export type { Words } from '../words.ts';
export type { Achievement } from './achievement.ts';
export type { AchievementService } from './service.ts';
export {
  createSimulatedAchievements,
  DEMO_ACHIEVEMENTS_KEY,
  type DemoDeeds,
  type SimulatedAchievementsOptions,
} from './simulated.ts';
export { createSupabaseAchievements } from './supabase.ts';
