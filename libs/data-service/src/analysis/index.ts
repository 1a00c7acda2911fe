export { DataError, type DataErrorCode } from '../data-error.ts';
export type { ExerciseMinutes, Moment } from './figures.ts';
export {
  toCard,
  type EmotionProgressPoint,
  type RealtimeEmotionPoint,
  type Recommendation,
  type RecommendationCard,
  RECOMMENDATION_WORDS,
  type RecommendationIcon,
} from './points.ts';
export type { AnalysisService, DaysQuery } from './service.ts';
export { createSupabaseAnalysis } from './supabase.ts';
