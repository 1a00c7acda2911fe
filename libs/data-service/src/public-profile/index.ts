export { isHandle, type PublicProfile } from './public-profile.ts';
export type { PublicProfileService } from './service.ts';
export { createSupabasePublicProfiles } from './supabase.ts';
