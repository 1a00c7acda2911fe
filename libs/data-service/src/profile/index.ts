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
export { createSupabaseProfiles } from './supabase.ts';
