import {
  createSimulatedGoals,
  createSupabaseGoals,
  type GoalService,
} from '@nafas/data-service/goals';
import type { PlatformV1 } from '@nafas/platform';

/** The goals of this scope: the samples of the demo, or the signed-in person's own rows. */
export async function serviceOf(platform: PlatformV1): Promise<GoalService> {
  if (platform.scope.mode === 'demo') {
    return createSimulatedGoals({
      storage: sessionStorage,
      now: () => new Date(),
      language: platform.language.get(),
    });
  }
  return createSupabaseGoals(await platform.backend());
}
