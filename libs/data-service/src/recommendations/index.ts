export { DataError, type DataErrorCode } from '../data-error.ts';
export type { RecommendationService } from './service.ts';
export { newShown, type Outcome, type Shown } from './shown.ts';
export { createSimulatedRecommendations } from './simulated.ts';
export { createSupabaseRecommendations } from './supabase.ts';
