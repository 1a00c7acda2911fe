import { createSupabaseActivities, newActivity } from '@nafas/data-service/activities';
import { createSupabaseHabits, doneDays, newHabit, newMark } from '@nafas/data-service/habits';
import { habitContract } from '@nafas/data-service/habits/contract';
import { setUpBackend } from '../support/test-backend.ts';
import type { TestClient } from '../support/test-client.ts';
import { describe, expect, it, test } from 'vitest';

const backend = setUpBackend();

const signedUp = async (name: string) => (await backend.signUp(name)).user;
const NOW = new Date('2026-11-20T10:00:00Z');
const habit = (exercise: string | null) =>
  newHabit({
    ...{ title: 'Breathe', description: '', category: 'Health', perWeek: 3, exercise },
    ...{ now: NOW, timeZone: 'UTC' },
  });
const ALL = { sinceLocalDate: '2000-01-01' };

describe('habits on the embedded backend', () => {
  let user: Promise<TestClient> | undefined;
  habitContract(async () => createSupabaseHabits(await (user ??= signedUp('contract'))), {
    describe,
    it,
    expect,
  });
});

test('an exercise marks its day, once; taken back, it stays so', async () => {
  const ada = await signedUp('ada');
  const habits = createSupabaseHabits(ada);
  const { id: habitId } = await habits.add(habit('body-scan'));
  const activity = newActivity({ exercise: 'body-scan', minutes: 10, now: NOW, timeZone: 'UTC' });
  const activities = createSupabaseActivities(ada);
  const days = async () => [...(doneDays((await habits.list(ALL)).marks).get(habitId) ?? [])];
  await activities.record(activity);
  await activities.record(activity);
  expect(await days()).toEqual(['2026-11-20']);
  const now = new Date('2026-11-20T10:05:00Z');
  await habits.mark(newMark({ habitId, localDate: '2026-11-20', done: false, now }));
  await activities.record(activity);
  expect(await days()).toEqual([]);
});

test('another user sees, changes, marks and removes nothing of a habit', async () => {
  const [cleo, bea] = [await signedUp('cleo'), await signedUp('bea')];
  const hers = await createSupabaseHabits(cleo).add(habit(null));
  const others = createSupabaseHabits(bea);
  expect(await others.list(ALL)).toEqual({ habits: [], marks: [] });
  await expect(others.change(hers, { ...hers, title: 'Mine' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(others.add({ ...hers, title: 'Mine' })).rejects.toMatchObject({ code: 'conflict' });
  const mark = newMark({ habitId: hers.id, localDate: '2026-11-20', done: true, now: NOW });
  await expect(others.mark(mark)).rejects.toMatchObject({ name: 'DataError' });
  await others.remove(hers.id);
  expect(await createSupabaseHabits(cleo).list(ALL)).toEqual({ habits: [hers], marks: [] });
});
