import type { PlatformV1 } from '@nafas/platform';
import { type Saved, save } from '../client/writes.ts';
import { getDemo, serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { type Activity, activityCodec, type Ratings } from './activity.ts';
import { createSimulatedActivities } from './simulated.ts';
import { createSupabaseActivities } from './supabase.ts';

/** Saves an activity, once however often it is repeated. Rejects when it is nowhere but in the caller's hands. */
export function saveActivity(platform: PlatformV1, activity: Activity): Promise<Saved> {
  const { table, toRow } = activityCodec;
  const write = { table, row: toRow(activity), topic: TOPIC.activities };
  return save(platform, write, () => createSimulatedActivities(getDemo(platform)).record(activity));
}

/** Adds how the person felt before and after a saved activity. Rejects when the server does not have it (yet). */
export async function rateActivity(
  platform: PlatformV1,
  id: string,
  ratings: Ratings,
): Promise<void> {
  const service = serviceFor(platform, createSimulatedActivities, createSupabaseActivities);
  await (await service).rate(id, ratings);
  platform.invalidate(TOPIC.activities);
}
