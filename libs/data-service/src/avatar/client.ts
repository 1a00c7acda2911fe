import type { PlatformV1 } from '@nafas/platform';
import { mutationOptions } from '@tanstack/react-query';
import { getQueryClient } from '../client/query-client.ts';
import { serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { profile, PROFILE_SCOPE, getProfileId } from '../profile/client.ts';
import type { AvatarService } from './service.ts';
import { createSimulatedAvatars } from './simulated.ts';
import { createSupabaseAvatars } from './supabase.ts';

function avatarService(platform: PlatformV1): Promise<AvatarService> {
  return serviceFor(platform, createSimulatedAvatars, (backend) => createSupabaseAvatars(backend));
}

/** Puts a picture into the profile, or takes it away with null; then the profile is read again. */
export function changeAvatar(platform: PlatformV1) {
  return mutationOptions({
    scope: PROFILE_SCOPE,
    async mutationFn(picture: Blob | null) {
      const service = await avatarService(platform);
      const id = getProfileId(platform);
      if (picture === null) await service.remove(id);
      else await service.upload(id, picture);
    },
    // Also after a failure: a file may be gone by then, and the page must say what is.
    async onSettled() {
      const client = getQueryClient(platform);
      const options = profile(platform);
      await client.cancelQueries(options);
      await client
        .fetchQuery({ ...options, staleTime: 0, retry: false })
        // The next reading will bring it.
        .catch((error: unknown) => platform.report(error, { phase: 'run' }));
      platform.invalidate(TOPIC.profile);
    },
  });
}
