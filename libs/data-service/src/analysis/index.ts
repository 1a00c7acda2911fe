export { DataError, type DataErrorCode } from '../data-error.ts';
export type { ExerciseMinutes, Moment } from './figures.ts';
export { toCard, type RecommendationCard, type RecommendationIcon } from './recommendation-card.ts';
export type { AnalysisService, DaysQuery } from './service.ts';
export { createSupabaseAnalysis } from './supabase.ts';
