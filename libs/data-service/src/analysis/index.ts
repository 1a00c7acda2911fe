export { DataError, type DataErrorCode } from '../data-error.ts';
export type { ExerciseMinutes, Moment } from './figures.ts';
export {
  type EmotionProgressPoint,
  type RealtimeEmotionPoint,
  type Recommendation,
  RECOMMENDATION_ICONS,
  type RecommendationIcon,
  recommendationOf,
} from './points.ts';
export type { AnalysisService, DaysQuery } from './service.ts';
export { createSimulatedAnalysis, SIMULATED_METRICS } from './simulated.ts';
export { createSupabaseAnalysis } from './supabase.ts';
