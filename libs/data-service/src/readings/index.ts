export { DataError, type DataErrorCode } from '../data-error.ts';
export {
  type AnalysisInput,
  type AnalysisResult,
  type AnalysisSuggestion,
  analyzeEmotion,
  emotionsOf,
  type ReadEmotion,
  suggestionsFor,
} from './analyze.ts';
export {
  type AnswerGiven,
  type Reading,
  READING_ANSWERS,
  READING_SOURCES,
  type ReadingAnswer,
  type ReadingSource,
  type ReadValues,
} from './reading.ts';
export { readingRow, READINGS_TABLE } from './row.ts';
export type { ReadingService } from './service.ts';
export { SIMULATED_ANALYSIS_MS, simulatedAnalysis } from './simulated-engine.ts';
export { createSimulatedReadings, DEMO_READINGS_KEY } from './simulated.ts';
export { createSupabaseReadings } from './supabase.ts';
