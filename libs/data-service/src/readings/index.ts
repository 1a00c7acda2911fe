export { answeredReading, type ReadingReply } from './answered-reading.ts';
export { DataError, type DataErrorCode } from '../data-error.ts';
export { type AnswerGiven, type Reading, type ReadingSource, type ReadValues } from './reading.ts';
export type { ReadingService } from './service.ts';
export { createSupabaseReadings } from './supabase.ts';
