export { DataError, type DataErrorCode } from '../data-error.ts';
export { MAX_NAME, type Profile, type ProfileChanges } from './profile.ts';
export type { ProfileService } from './service.ts';
export {
  createSimulatedProfiles,
  DEMO_PROFILE_KEY,
  DEMO_USER_ID,
  type SimulatedProfilesOptions,
} from './simulated.ts';
export { createSupabaseProfiles } from './supabase.ts';
