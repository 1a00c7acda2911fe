import { describe, expect, it, test } from 'vitest';
import { activityCodec } from '../activities/activity.ts';
import { newActivity } from '../activities/new-activity.ts';
import { createSimulatedActivities } from '../activities/simulated.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { marksByExercise } from './by-exercise.ts';
import { habitsWithWrites } from './client.ts';
import { habitContract } from './contract.ts';
import { type Habit, habitCodec, newHabit } from './habit.ts';
import { doneDays, markCodec, newMark } from './mark.ts';
import { createSimulatedHabits, DEMO_HABITS_KEY } from './simulated.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const delayMs = { read: 0, write: 0 };
const create = (storage = createMemoryStorage(), language = 'en') =>
  createSimulatedHabits({ storage, language, now: () => NOW, timeZone: 'UTC', delayMs });
const made = (values: Partial<Parameters<typeof newHabit>[0]> = {}): Habit =>
  newHabit({
    ...{ title: 'Breathe', description: '', category: 'Health', perWeek: 3 },
    ...{ exercise: 'breathing-4-6', now: NOW, timeZone: 'UTC', ...values },
  });
const practised = (exercise: string, day: string, completed = true) =>
  newActivity({
    ...{ exercise, completed, minutes: 4, timeZone: 'UTC' },
    now: new Date(`${day}T12:00:00Z`),
  });

describe('simulated habits', () => {
  habitContract(() => Promise.resolve(create()), { describe, it, expect });
});

test.each(['en', 'ar'])('the demo has one habit with days of its own, in %s', async (language) => {
  const { habits, marks } = await create(createMemoryStorage(), language).list({
    sinceLocalDate: '2026-10-24',
  });
  expect(habits).toHaveLength(1);
  const [habit] = habits;
  expect(habit?.title).toMatch(language === 'ar' ? /^[\u0600-\u06ff]/ : /^[A-Z]/);
  expect(doneDays(marks).get(habit?.id ?? '')?.size).toBe(13);
});

test('what is broken begins again', async () => {
  const storage = createMemoryStorage();
  storage.setItem(DEMO_HABITS_KEY, '[{}]');
  expect((await create(storage).list({ sinceLocalDate: '2026-11-01' })).habits).toHaveLength(1);
});

test('in the demo too an exercise marks its day', async () => {
  const storage = createMemoryStorage();
  const habits = create(storage);
  const habit = await habits.add(made());
  const activities = createSimulatedActivities({ storage, now: () => NOW, delayMs });
  await activities.record(practised('breathing-4-6', '2026-11-22'));
  const { marks } = await habits.list({ sinceLocalDate: '2026-11-01' });
  expect([...(doneDays(marks).get(habit.id) ?? [])]).toEqual(['2026-11-22']);
});

test('an exercise counts when it was gone through, since there is the habit, under either name', () => {
  const habit = made();
  const marks = marksByExercise(
    [habit, made({ exercise: null })],
    [
      practised('breathing-4-6', '2026-11-21'),
      practised('breathing-4-6', '2026-11-22', false),
      practised('body-scan', '2026-11-22'),
      practised('slow-breathing', '2026-11-23'),
    ],
  );
  expect(marks.map(({ habitId, localDate }) => [habitId, localDate])).toEqual([
    [habit.id, '2026-11-23'],
  ]);
});

test('writes of the outbox are shown: a habit, its days, what is taken back, an exercise', () => {
  const [old, fresh] = [made({ now: new Date('2026-11-01T10:00:00Z') }), made()];
  const of = { habitId: old.id, now: NOW };
  const said = newMark({ ...of, localDate: '2026-11-20', done: true });
  const back = newMark({ ...of, localDate: '2026-11-20', done: false, known: [said] });
  const write = (table: string, row: object) => ({
    ...{ table, row: row as { id: string }, topic: 'habits' },
  });
  const stored = { habits: [old], marks: [said] };
  expect(habitsWithWrites(stored, [])).toBe(stored);
  const shown = habitsWithWrites(stored, [
    write('habits', habitCodec.toRow(fresh)),
    write('habit_marks', markCodec.toRow(back)),
    write('activities', activityCodec.toRow(practised('breathing-4-6', '2026-11-22'))),
    {
      ...write('activities', { id: practised('body-scan', '2026-11-22').id, rating_after: 4 }),
      ...{ op: 'update' as const, expectedVersion: 1 },
    },
  ]);
  expect(shown.habits).toEqual([old, fresh]);
  expect([...(doneDays(shown.marks).get(old.id) ?? [])]).toEqual(['2026-11-22']);
  expect([...(doneDays(shown.marks).get(fresh.id) ?? [])]).toEqual(['2026-11-22']);
});
