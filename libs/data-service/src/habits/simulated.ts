import { createSimulatedActivities } from '../activities/simulated.ts';
import { DataError } from '../data-error.ts';
import {
  type DemoStorage,
  loadDemo,
  saveDemo,
  SIMULATED_DELAYS,
  type SimulatedDelays,
  wait,
} from '../simulated.ts';
import { z } from '../zod.ts';
import { marksByExercise } from './by-exercise.ts';
import { changedHabit, type Habit, habitCodec } from './habit.ts';
import { type HabitMark, markCodec } from './mark.ts';
import { sampleHabits } from './sample.ts';
import type { HabitService } from './service.ts';

/** Where the demo's habits are kept; the version goes up when their shape changes. */
export const DEMO_HABITS_KEY = 'nafas.demo.habits.v1';
/** The same for their days. */
const MARKS_KEY = 'nafas.demo.habit-marks.v1';

const byTime = (a: Habit, b: Habit): number =>
  a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);

/** Habits of the demo: a sample, and what the visitor does with it in this tab. */
export function createSimulatedHabits(options: {
  storage: DemoStorage;
  now: () => Date;
  /** IANA; the device's unless told. It decides on which days the samples fall. */
  timeZone?: string;
  /** The language the sample person writes in. */
  language?: string;
  delayMs?: SimulatedDelays;
}): HabitService {
  const { storage, now, language = 'en', delayMs = SIMULATED_DELAYS } = options;
  const { timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone } = options;
  const keep = (habits: readonly Habit[], marks: readonly HabitMark[]) => {
    saveDemo(storage, DEMO_HABITS_KEY, habits);
    saveDemo(storage, MARKS_KEY, marks);
  };
  const read = <Value>(key: string, parse: (value: unknown) => Value) =>
    loadDemo(storage, key, (value) => z.parse(z.array(z.unknown()), value).map(parse));

  async function load(): Promise<{ habits: readonly Habit[]; marks: readonly HabitMark[] }> {
    const habits = read(DEMO_HABITS_KEY, habitCodec.parse);
    if (habits) return { habits, marks: read(MARKS_KEY, markCodec.parse) ?? [] };
    const samples = await sampleHabits(now(), timeZone, language);
    keep(samples.habits, samples.marks);
    return samples;
  }
  const activities = createSimulatedActivities({
    ...{ storage, now, timeZone },
    delayMs: { read: 0, write: 0 },
  });

  return {
    async list({ sinceLocalDate }) {
      await wait(delayMs.read);
      const { habits, marks } = await load();
      const done = marksByExercise(habits, await activities.list({ sinceLocalDate }));
      return {
        habits: [...habits].sort(byTime),
        marks: [...done, ...marks.filter(({ localDate }) => localDate >= sinceLocalDate)],
      };
    },

    async add(habit) {
      const valid = habitCodec.parse(habit);
      await wait(delayMs.write);
      const { habits, marks } = await load();
      const known = habits.find(({ id }) => id === valid.id);
      if (known) return known;
      const stored = { ...valid, version: 1 };
      keep([...habits, stored], marks);
      return stored;
    },

    async change(habit, change) {
      const changed = changedHabit(habit, change);
      await wait(delayMs.write);
      const { habits, marks } = await load();
      const known = habits.find(({ id, version }) => id === habit.id && version === habit.version);
      if (!known) throw new DataError('conflict', 'The habit was changed or removed');
      const stored = { ...changed, version: known.version + 1 };
      keep(
        habits.map((one) => (one === known ? stored : one)),
        marks,
      );
      return stored;
    },

    async mark(mark) {
      const valid = markCodec.parse(mark);
      await wait(delayMs.write);
      const { habits, marks } = await load();
      if (!habits.some(({ id }) => id === valid.habitId)) {
        throw new DataError('conflict', 'There is no such habit');
      }
      if (marks.some(({ id }) => id === valid.id)) return;
      keep(habits, [...marks, valid]);
    },

    async remove(id) {
      await wait(delayMs.write);
      const { habits, marks } = await load();
      keep(
        habits.filter((habit) => habit.id !== id),
        marks.filter(({ habitId }) => habitId !== id),
      );
    },
  };
}
