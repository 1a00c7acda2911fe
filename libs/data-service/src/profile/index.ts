export { DataError, type DataErrorCode } from '../data-error.ts';
export {
  MAX_BIO,
  MAX_EMAIL,
  MAX_LOCATION,
  MAX_NAME,
  MAX_PHONE,
  type Profile,
  type ProfileChanges,
} from './profile.ts';
export type { ProfileService } from './service.ts';
export { DEMO_PROFILE_KEY, DEMO_USER_ID, type DemoProfileOptions } from './demo-profile.ts';
export { createSimulatedProfiles } from './simulated.ts';
export { createSupabaseProfiles } from './supabase.ts';
