import type { BackendV1, OutboxWrite } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import { expect, test } from 'vitest';
import { mutate } from '../client/mutate.ts';
import { getQueryClient, getWrites } from '../client/query-client.ts';
import { TOPIC } from '../client/topics.ts';
import { goals, goalsWithWrites, getCachedGoal, removeGoal, setGoalProgress } from './client.ts';
import { type Goal, goalCodec, newGoal } from './goal.ts';

const made = (title: string, time: string) =>
  newGoal({
    title,
    description: 'To the sea',
    category: 'Health',
    deadline: '2026-11-30',
    now: new Date(`2026-11-20T${time}:00Z`),
    timeZone: 'UTC',
  });
const write = (goal: Goal): OutboxWrite => ({
  table: goalCodec.table,
  row: goalCodec.toRow(goal),
  topic: TOPIC.goals,
});

/** A scope whose backend never answers, with the goals that the server had when it was asked. */
function scope(...value: Goal[]) {
  const { signal } = new AbortController();
  const fake = fakePlatform({
    scope: { mode: 'real', userId: 'user-1', signal },
    backend: () => new Promise<BackendV1>(() => undefined),
  });
  getWrites(fake.platform);
  getQueryClient(fake.platform).setQueryData(goals(fake.platform).queryKey, { value, asOf: 0 });
  const sent = (goal: Goal) => {
    fake.stores.pending.set([write(goal)]);
    fake.stores.pending.set([]);
  };
  const titles = () =>
    [first, second]
      .map(({ id }) => getCachedGoal(fake.platform, id))
      .flatMap((goal) => (goal ? [`${goal.title} ${goal.progress}`] : []));
  return { ...fake, sent, titles };
}
const first = made('first', '08:00');
const second = made('second', '09:00');
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('a goal of the outbox stands where it was made, and once', () => {
  expect(goalsWithWrites([second], [write(first)])).toEqual([first, second]);
  const stored = [{ ...first, version: 3, progress: 40 }];
  expect(goalsWithWrites(stored, [write(first)])).toBe(stored);
});

test('one that was sent and removed before the list was read again stays gone', async () => {
  const { platform, sent, titles } = scope(second);
  sent(first);
  expect(titles()).toEqual(['first 0', 'second 0']);
  void mutate(platform, removeGoal(platform, first), undefined);
  await soon();
  expect(titles()).toEqual(['second 0']);
});

test('a change of one goal keeps another that was just sent', async () => {
  const { platform, sent, titles } = scope(second);
  sent(first);
  void mutate(platform, setGoalProgress(platform, second), 40);
  await soon();
  expect(titles()).toEqual(['first 0', 'second 40']);
});

test('a removed goal that could not be removed is back where it was', async () => {
  const { platform, titles } = scope(first, second);
  const options = {
    ...removeGoal(platform, first),
    mutationFn: () => Promise.reject(new Error('no backend')),
  };
  await expect(mutate(platform, options, undefined)).rejects.toThrow();
  expect(titles()).toEqual(['first 0', 'second 0']);
});
