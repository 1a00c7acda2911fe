import type { PlatformV1 } from '@nafas/platform';
import { queryOptions } from '@tanstack/react-query';
import { serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { demoAchievements } from './demo.ts';
import type { AchievementService } from './service.ts';
import { createSupabaseAchievements } from './supabase.ts';

const getService = (platform: PlatformV1): Promise<AchievementService> =>
  serviceFor(platform, (demo) => demoAchievements(demo), createSupabaseAchievements);

/** The catalogue of achievements with how far this person is with each, for `useQuery`. */
export function achievements(platform: PlatformV1) {
  return queryOptions({
    queryKey: [TOPIC.achievements],
    queryFn: async () => (await getService(platform)).list(),
    // They follow from what other topics tell of, and that may have been done on another device.
    staleTime: 0,
    meta: { topics: [TOPIC.goals, TOPIC.checkIns, TOPIC.activities, TOPIC.chat] },
  });
}
