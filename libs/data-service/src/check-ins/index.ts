export { DataError, type DataErrorCode } from '../data-error.ts';
export {
  type CheckIn,
  checkInCodec,
  type CheckInDraft,
  type CheckInRow,
  EMOTION_WORDS,
  EMPTY_DRAFT,
  MAX_NOTES,
  MAX_WORDS,
  type NewCheckIn,
  newCheckIn,
  parseDraft,
} from './check-in.ts';
export type { CheckInService } from './service.ts';
export {
  createSimulatedCheckIns,
  DEMO_CHECK_INS_KEY,
  SIMULATED_DELAYS,
  type SimulatedOptions,
} from './simulated.ts';
export { createSupabaseCheckIns } from './supabase.ts';
