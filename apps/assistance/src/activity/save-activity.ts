import {
  ACTIVITIES_TABLE,
  activityRow,
  createSimulatedActivities,
  createSupabaseActivities,
  type Activity,
  type ActivityService,
  type Ratings,
} from '@nafas/data-service/activities';
import type { PlatformV1 } from '@nafas/platform';

/** The topic of `platform.invalidate` for exercises and their minutes. */
export const ACTIVITIES_TOPIC = 'activities';

/**
 * Saves an activity: in the demo for this tab, else at the server, through the outbox when there is no network.
 * Repeating it with the same one stores it once. Rejects when it is nowhere but in the caller's hands.
 */
export async function saveActivity(platform: PlatformV1, activity: Activity): Promise<void> {
  if (platform.scope.mode === 'demo') {
    await demoActivities().record(activity);
    platform.invalidate(ACTIVITIES_TOPIC);
    return;
  }
  const row = activityRow(activity);
  await platform.enqueue({ table: ACTIVITIES_TABLE, row, topic: ACTIVITIES_TOPIC });
}

/** Says how one felt before and after an activity that was saved. Rejects when the server does not have it (yet). */
export async function rateActivity(
  platform: PlatformV1,
  id: string,
  ratings: Ratings,
): Promise<void> {
  const service =
    platform.scope.mode === 'demo'
      ? demoActivities()
      : createSupabaseActivities(await platform.backend());
  await service.rate(id, ratings);
  platform.invalidate(ACTIVITIES_TOPIC);
}

function demoActivities(): ActivityService {
  return createSimulatedActivities({ storage: sessionStorage, now: () => new Date() });
}
