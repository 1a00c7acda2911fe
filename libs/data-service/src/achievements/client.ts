import type { PlatformV1 } from '@nafas/platform';
import { queryOptions } from '@tanstack/react-query';
import { createSimulatedActivities } from '../activities/simulated.ts';
import { createSimulatedChat } from '../chat/simulated.ts';
import { createSimulatedCheckIns } from '../check-ins/simulated.ts';
import { type getDemo, serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { createSimulatedGoals } from '../goals/simulated.ts';
import type { AchievementService } from './service.ts';
import { createSimulatedAchievements } from './simulated.ts';
import { createSupabaseAchievements } from './supabase.ts';

/** The achievements of the demo, earned by what it keeps in this tab. */
function simulated(demo: ReturnType<typeof getDemo>): AchievementService {
  // The service that reads what others keep takes its time itself.
  const atOnce = { ...demo, delayMs: { read: 0, write: 0, analysis: 0, chat: 0 } };
  return createSimulatedAchievements({
    storage: demo.storage,
    deeds: {
      checkIns: createSimulatedCheckIns(atOnce),
      goals: createSimulatedGoals(atOnce),
      activities: createSimulatedActivities(atOnce),
      chat: createSimulatedChat({ ...atOnce, care: () => Promise.resolve(null) }),
    },
  });
}

/** The catalogue with what this person has earned. */
export function achievements(platform: PlatformV1) {
  return queryOptions({
    queryKey: [TOPIC.achievements],
    queryFn: async () => (await serviceFor(platform, simulated, createSupabaseAchievements)).list(),
    // They follow from what other topics tell of, and that may have been done on another device.
    staleTime: 0,
    meta: { topics: [TOPIC.goals, TOPIC.checkIns, TOPIC.activities, TOPIC.chat] },
  });
}
