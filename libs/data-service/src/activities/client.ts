import type { OutboxWrite, PlatformV1 } from '@nafas/platform';
import { queryOptions } from '@tanstack/react-query';
import { type Saved, save, withMissing } from '../client/writes.ts';
import { getDemo, serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import {
  type Activity,
  activityCodec,
  type Ratings,
  ratingsOfRow,
  toRatingsRow,
} from './activity.ts';
import { createSimulatedActivities } from './simulated.ts';
import { createSupabaseActivities } from './supabase.ts';

/** The activities of a local date and later, as far as the server has them. */
export function activitiesSince(platform: PlatformV1, sinceLocalDate: string) {
  return queryOptions({
    queryKey: [TOPIC.activities, 'since', sinceLocalDate],
    queryFn: async () =>
      (await serviceFor(platform, createSimulatedActivities, createSupabaseActivities)).list({
        sinceLocalDate,
      }),
  });
}

/** The server's activities, those among writes of the outbox that it does not have, and how they felt around them. */
export function activitiesWithWrites(
  stored: readonly Activity[],
  writes: readonly OutboxWrite[],
): readonly Activity[] {
  const { table, ofRow } = activityCodec;
  const own = writes.filter((write) => write.table === table);
  const added = own.filter(({ op = 'insert' }) => op === 'insert').map(({ row }) => ofRow(row));
  const all = withMissing(stored, added);
  const rated = new Map(
    own.filter(({ op }) => op === 'update').map(({ row }) => [row.id, ratingsOfRow(row)]),
  );
  if (rated.size === 0) return all;
  return all.map((activity) => ({ ...activity, ...rated.get(activity.id) }));
}

/** Saves an activity, once however often it is repeated. Rejects when it is nowhere but in the caller's hands. */
export function saveActivity(platform: PlatformV1, activity: Activity): Promise<Saved> {
  const { table, toRow } = activityCodec;
  const write = { table, row: toRow(activity), topic: TOPIC.activities };
  return save(platform, write, () => createSimulatedActivities(getDemo(platform)).record(activity));
}

/** An activity is rated once, on the version in which it was made. */
const MADE = 1;

/**
 * Adds how the person felt before and after an activity, which may still wait in the outbox itself: there the two go out
 * in order, each once. Rejects when it is nowhere but in the caller's hands.
 */
export async function rateActivity(
  platform: PlatformV1,
  id: string,
  ratings: Ratings,
): Promise<void> {
  const topic = TOPIC.activities;
  if (platform.scope.mode === 'demo') {
    await createSimulatedActivities(getDemo(platform)).rate(id, ratings);
    platform.invalidate(topic);
    return;
  }
  const { table } = activityCodec;
  const row = { id, ...toRatingsRow(ratings) };
  await platform.enqueue({ op: 'update', table, row, topic, expectedVersion: MADE });
}
