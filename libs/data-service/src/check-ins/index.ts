export { DataError, type DataErrorCode } from '../data-error.ts';
export {
  type CheckIn,
  changedCheckIn,
  type CheckInChange,
  checkInCodec,
  type CheckInDraft,
  type CheckInRow,
  EMPTY_DRAFT,
  MAX_NOTES,
  MAX_TAGS,
  MAX_WORDS,
  type NewCheckIn,
  newCheckIn,
  parseDraft,
  saysAnything,
} from './check-in.ts';
export { DEMO_CHECK_INS_KEY } from './demo-rows.ts';
export type { CheckInService } from './service.ts';
export { createSupabaseCheckIns } from './supabase.ts';
export { MAX_TAG } from '../tag-name.ts';
