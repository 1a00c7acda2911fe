export { DataError, type DataErrorCode } from '../data-error.ts';
export { type CheckIn, MAX_NOTES, MAX_WORDS } from './check-in.ts';
export { type NewCheckIn, newCheckIn } from './new-check-in.ts';
export { CHECK_INS_TABLE, type CheckInRow, checkInRow } from './row.ts';
export type { CheckInService } from './service.ts';
export {
  createSimulatedCheckIns,
  DEMO_CHECK_INS_KEY,
  SIMULATED_DELAYS,
  type SimulatedOptions,
} from './simulated.ts';
export { createSupabaseCheckIns } from './supabase.ts';
