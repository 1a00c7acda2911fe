export { DataError, type DataErrorCode } from '../data-error.ts';
export type { RecommendationService } from './service.ts';
export {
  newRecommendationRecord,
  type RecommendationOutcome,
  type RecommendationRecord,
} from './record.ts';
export { createSupabaseRecommendations } from './supabase.ts';
