export { answeredReading, type ReadingReply } from './answered-reading.ts';
export { DataError, type DataErrorCode } from '../data-error.ts';
export {
  type AnswerGiven,
  type Reading,
  readingCodec,
  READING_ANSWERS,
  READING_SOURCES,
  type ReadingAnswer,
  type ReadingSource,
  type ReadValues,
} from './reading.ts';
export { toAnsweredTexts } from './answered-text.ts';
export type { ReadingService } from './service.ts';
export { createSimulatedReadings } from './simulated.ts';
export { createSupabaseReadings } from './supabase.ts';
