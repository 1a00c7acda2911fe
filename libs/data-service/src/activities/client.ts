import type { OutboxWrite, PlatformV1 } from '@nafas/platform';
import { type Saved, save, withMissing } from '../client/writes.ts';
import { getDemo, serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { type Activity, activityCodec, type Ratings } from './activity.ts';
import { createSimulatedActivities } from './simulated.ts';
import { createSupabaseActivities } from './supabase.ts';

/** The server's activities, and those among writes of the outbox that it does not have. */
export function activitiesWith(
  stored: readonly Activity[],
  writes: readonly OutboxWrite[],
): readonly Activity[] {
  const { table, ofRow } = activityCodec;
  const written = writes.filter((write) => write.table === table).map(({ row }) => ofRow(row));
  return withMissing(stored, written);
}

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
