import { createSimulatedActivities } from '@nafas/data-service/activities';
import {
  type Achievement,
  type AchievementService,
  createSimulatedAchievements,
  createSupabaseAchievements,
} from '@nafas/data-service/achievements';
import { createSimulatedCheckIns } from '@nafas/data-service/check-ins';
import { createSimulatedGoals } from '@nafas/data-service/goals';
import type { PlatformV1 } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { chatServiceOf } from '../chat/chat-service.ts';
import { ACHIEVEMENTS_KEY } from './goal-cache.ts';

// The service that reads what others keep takes its time itself.
const AT_ONCE = { read: 0, write: 0, analysis: 0 };

async function serviceOf(platform: PlatformV1): Promise<AchievementService> {
  if (platform.scope.mode === 'real') return createSupabaseAchievements(await platform.backend());
  const demo = { storage: sessionStorage, now: () => new Date(), delayMs: AT_ONCE };
  return createSimulatedAchievements({
    storage: sessionStorage,
    deeds: {
      checkIns: createSimulatedCheckIns(demo),
      goals: createSimulatedGoals({ ...demo, language: platform.language.get() }),
      activities: createSimulatedActivities(demo),
      chat: await chatServiceOf(platform),
    },
  });
}

export type AchievementsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; retry(): void }
  | { readonly status: 'ready'; readonly achievements: readonly Achievement[] };

/** The catalogue with what this person has earned. */
export function useAchievements(): AchievementsState {
  const platform = usePlatform();
  const { data, error, isError, isFetching, refetch } = useQuery<readonly Achievement[]>({
    queryKey: ACHIEVEMENTS_KEY,
    queryFn: async () => (await serviceOf(platform)).list(),
    // Other apps' deeds count too, and they may have been done on another device.
    staleTime: 0,
  });
  if (data) return { status: 'ready', achievements: data };
  if (isError && !isFetching) return { status: 'failed', error, retry: () => void refetch() };
  return { status: 'loading' };
}
