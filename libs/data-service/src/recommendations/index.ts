export { DataError, type DataErrorCode } from '../data-error.ts';
export type { RecommendationService } from './service.ts';
export { newRecord, type Outcome, type RecommendationRecord } from './record.ts';
export { createSupabaseRecommendations } from './supabase.ts';
