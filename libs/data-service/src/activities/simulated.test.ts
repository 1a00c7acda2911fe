import { describe, expect, it, test } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { activityContract } from './contract.ts';
import { activityCodec } from './activity.ts';
import { newActivity } from './new-activity.ts';
import { createSimulatedActivities, DEMO_ACTIVITIES_KEY } from './simulated.ts';

const NOW = new Date('2026-11-21T06:30:00Z');
const ALL = { sinceLocalDate: '2000-01-01' };

const create = (storage = createMemoryStorage()) =>
  createSimulatedActivities({
    storage,
    now: () => NOW,
    timeZone: 'Asia/Riyadh',
    delayMs: { read: 0, write: 0 },
  });
const breathing = () =>
  newActivity({ exercise: 'slow-breathing', minutes: 5, now: NOW, timeZone: 'Asia/Riyadh' });

describe('simulated activities', () => {
  activityContract(async () => create(), { describe, it, expect });
});

test('the samples are in the past and outlive a reload with what was added', async () => {
  const storage = createMemoryStorage();
  const mine = await create(storage).record(breathing());
  const found = await create(storage).list(ALL);
  expect(found.at(-1)).toEqual(mine);
  expect(found.length).toBeGreaterThan(1);
  expect(found.slice(0, -1).every(({ localDate }) => localDate < '2026-11-21')).toBe(true);
  expect(DEMO_ACTIVITIES_KEY).toBe('nafas.demo.activities.v1');
});

test.each(['{', '{}', '[{"minutes":-1}]'])('begins again when it is broken: %s', async (broken) => {
  const storage = createMemoryStorage();
  storage.setItem(DEMO_ACTIVITIES_KEY, broken);
  expect(await create(storage).list(ALL)).toEqual(await create().list(ALL));
});

test('an activity survives the way through its row, with the embedded backend’s timestamp', () => {
  const activity = breathing();
  const row = { ...activityCodec.toRow(activity), occurred_at: '2026-11-21 06:30:00+00' };
  expect(activityCodec.ofRow(row)).toEqual(activity);
  expect(() => activityCodec.ofRow(null)).toThrow(expect.objectContaining({ code: 'invalid' }));
});
