import type { PlatformV1 } from '@nafas/platform';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { demoAchievements } from '../achievements/demo.ts';
import { type Demo, serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { createSimulatedSettings } from '../settings/simulated.ts';
import type { PublicProfileService } from './service.ts';
import { createSimulatedPublicProfiles } from './simulated.ts';
import { createSupabasePublicProfiles } from './supabase.ts';

const AT_ONCE = { read: 0, write: 0 };

function simulated(demo: Demo): PublicProfileService {
  const settings = createSimulatedSettings({ ...demo, delayMs: AT_ONCE });
  const achievements = demoAchievements(demo, AT_ONCE);
  return createSimulatedPublicProfiles({ ...demo, of: { achievements, settings } });
}

const getService = (platform: PlatformV1): Promise<PublicProfileService> =>
  serviceFor(platform, simulated, createSupabasePublicProfiles);

/** The page of a handle; null where there is none, and where it is off. */
export function publicProfile(platform: PlatformV1, handle: string) {
  return queryOptions({
    queryKey: [TOPIC.publicProfile, 'of', handle],
    queryFn: async () => (await getService(platform)).get(handle),
    meta: { topics: [TOPIC.settings] },
  });
}

/** The person's own public page, as others see it or would once it is switched on. */
export function ownPublicProfile(platform: PlatformV1) {
  return queryOptions({
    queryKey: [TOPIC.publicProfile, 'own'],
    queryFn: async () => (await getService(platform)).own(),
    staleTime: 0,
    meta: { topics: [TOPIC.profile, TOPIC.achievements] },
  });
}

/** The person's handle, which is the address of their page; null until they take one. */
export function ownHandle(platform: PlatformV1) {
  return queryOptions({
    queryKey: [TOPIC.publicProfile, 'handle'],
    queryFn: async () => (await getService(platform)).handle(),
  });
}

/**
 * Takes a handle, or gives it up with null, for `useMutation`. Rejects with DataError `invalid`, or `conflict` for one
 * that is not free.
 */
export function saveHandle(platform: PlatformV1) {
  return mutationOptions({
    mutationFn: async (handle: string | null) => (await getService(platform)).setHandle(handle),
    onSuccess: () => platform.invalidate(TOPIC.publicProfile),
  });
}
