export { cachedFetch, type CachedFetchOptions, type FileCaches } from './files/cached-fetch.ts';
export {
  type EmotionEngine,
  type EmotionResult,
  type LoadProgress,
  type NoReadingReason,
} from './reading/engine.ts';
export {
  EMOTION_VALUES,
  type EmotionReading,
  type EmotionSource,
  type EmotionValue,
  type ReadingEvidence,
  type ReadingNote,
} from './reading/reading.ts';
export { SimulatedEngine } from './reading/simulated.ts';
