import type { OutboxWrite } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import { expect, test } from 'vitest';
import { activityCodec } from './activity.ts';
import { activitiesWithWrites, rateActivity } from './client.ts';
import { newActivity } from './new-activity.ts';

const activity = newActivity({
  ...{ exercise: 'body-scan', minutes: 10, ratingBefore: 3 },
  ...{ now: new Date('2026-11-20T10:00:00Z'), timeZone: 'UTC' },
});
const ratings = { ratingBefore: 3, ratingAfter: 6 };

async function rated(): Promise<OutboxWrite> {
  const kept: OutboxWrite[] = [];
  const { signal } = new AbortController();
  const { platform } = fakePlatform({
    scope: { mode: 'real', userId: 'u', signal },
    enqueue: (write) => Promise.resolve(kept.push(write)).then(() => 'queued'),
  });
  await rateActivity(platform, activity.id, ratings);
  const [write] = kept;
  if (!write || kept.length > 1) throw new Error(`${kept.length} writes`);
  return write;
}

test('how it was waits in the outbox as a change of the version in which the activity was made', async () => {
  expect(await rated()).toEqual({
    ...{ op: 'update', table: 'activities', topic: 'activities', expectedVersion: 1 },
    row: { id: activity.id, rating_before: 3, rating_after: 6 },
  });
});

test('while it waits it is shown, also with an activity that waits itself', async () => {
  const rating = await rated();
  const made = {
    ...{ table: 'activities', topic: 'activities', row: activityCodec.toRow(activity) },
  };
  expect(activitiesWithWrites([activity], [rating])).toEqual([{ ...activity, ...ratings }]);
  expect(activitiesWithWrites([], [made, rating])).toEqual([{ ...activity, ...ratings }]);
  const stored = [activity];
  expect(activitiesWithWrites(stored, [made])).toBe(stored);
});

test('what is no rating is refused before it is kept', async () => {
  const { signal } = new AbortController();
  const { platform, calls } = fakePlatform({ scope: { mode: 'real', userId: 'u', signal } });
  await expect(
    rateActivity(platform, activity.id, { ratingBefore: 3, ratingAfter: 11 }),
  ).rejects.toMatchObject({ code: 'invalid' });
  expect(calls.written).toEqual([]);
});
