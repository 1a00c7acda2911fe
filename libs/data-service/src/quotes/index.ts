export { DataError, type DataErrorCode } from '../data-error.ts';
export { linesOfDay } from './lines-of-day.ts';
export type { DailyQuote } from './quote.ts';
export type { QuoteService } from './service.ts';
export { createSupabaseQuotes } from './supabase.ts';
