export {
  FINISHED,
  isEmptyRecord,
  MAX_ANSWER,
  MAX_FEELING,
  MAX_FEELINGS,
  newThoughtRecord,
  RECORD_STEPS,
  type RecordAnswers,
  thoughtRecordCodec,
  type RecordStep,
  createRemoval,
  createSaving,
  type ThoughtRecord,
} from './record.ts';
export type { ThoughtRecordService } from './service.ts';
export { createSupabaseThoughtRecords } from './supabase.ts';
