export { isHandle, type PublicProfile } from './public-profile.ts';
export type { PublicProfileService } from './service.ts';
export { createSimulatedPublicProfiles, type SimulatedPublicProfilesOptions } from './simulated.ts';
export { createSupabasePublicProfiles } from './supabase.ts';
