import { checkInRow, newCheckIn } from '@nafas/data-service/check-ins';
import { fakePlatform } from '@nafas/platform/testing';
import { expect, test } from 'vitest';
import type { DayList } from './day-list.ts';
import { CHECK_INS_TOPIC, daysKey, MOMENTS_KEY, queryClientOf } from './query-client.ts';

const KEY = daysKey('2026-01-01');
const EMPTY: DayList = { since: '2026-01-01', days: [], arrived: [], earlier: false };

test('one cache for a scope, emptied when it ends, and another for the next', () => {
  const { platform, endScope } = fakePlatform();
  const client = queryClientOf(platform);
  expect(queryClientOf(platform)).toBe(client);
  client.setQueryData(KEY, EMPTY);
  endScope();
  expect(client.getQueryData(KEY)).toBeUndefined();
  expect(queryClientOf(fakePlatform().platform)).not.toBe(client);
});

test('another app’s word that check-ins changed makes them stale', () => {
  const { platform } = fakePlatform();
  const client = queryClientOf(platform);
  client.setQueryData(KEY, EMPTY);
  platform.invalidate('goals');
  expect(client.getQueryState(KEY)?.isInvalidated).toBe(false);
  platform.invalidate(CHECK_INS_TOPIC);
  expect(client.getQueryState(KEY)?.isInvalidated).toBe(true);
});

test('a write that left the outbox stays on screen until the server was asked', () => {
  const { platform, stores } = fakePlatform();
  const checkIn = newCheckIn({ mood: 8, energy: 5, stress: 5, now: new Date(), timeZone: 'UTC' });
  const write = { table: 'check_ins', row: checkInRow(checkIn), topic: 'check-ins' };
  stores.pending.set([write]);
  const client = queryClientOf(platform);
  client.setQueryData(KEY, EMPTY);
  client.setQueryData(MOMENTS_KEY, []);
  stores.pending.set([]);
  expect(client.getQueryData<DayList>(KEY)?.arrived).toEqual([checkIn]);
  expect(client.getQueryData(MOMENTS_KEY)).toEqual([checkIn]);
  expect(client.getQueryState(KEY)?.isInvalidated).toBe(true);
});
