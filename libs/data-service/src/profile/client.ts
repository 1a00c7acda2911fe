import type { PlatformV1 } from '@nafas/platform';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { getQueryClient } from '../client/query-client.ts';
import { serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { DEMO_USER_ID } from './demo-profile.ts';
import type { ProfileChanges } from './profile.ts';
import type { ProfileService } from './service.ts';
import { createSimulatedProfiles } from './simulated.ts';
import { createSupabaseProfiles } from './supabase.ts';

/** Whose profile it is: the signed-in person's, or that of the demo's made-up one. */
export function getProfileId(platform: PlatformV1): string {
  return platform.scope.userId ?? DEMO_USER_ID;
}

function profileService(platform: PlatformV1): Promise<ProfileService> {
  return serviceFor(platform, createSimulatedProfiles, createSupabaseProfiles);
}

/** The profile of this scope; null when there is none. */
export function profile(platform: PlatformV1) {
  return queryOptions({
    // Not under the topic: a save answers with what is stored, and reading it again would bring the same.
    queryKey: ['own-profile'],
    queryFn: async () => (await profileService(platform)).get(getProfileId(platform)),
  });
}

/** Changes what shows the profile go out one after the other. */
export const PROFILE_SCOPE = { id: TOPIC.profile };

/** Saves changes of the profile, for `useMutation`, and shows it as stored. Rejects with DataError. */
export function saveProfile(platform: PlatformV1) {
  return mutationOptions({
    scope: PROFILE_SCOPE,
    mutationFn: async (changes: ProfileChanges) =>
      (await profileService(platform)).update(getProfileId(platform), changes),
    async onSuccess(stored) {
      const client = getQueryClient(platform);
      const { queryKey } = profile(platform);
      // A refresh that is under way would bring the old one back.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, stored);
      platform.invalidate(TOPIC.profile);
    },
  });
}
