import type { OutboxWrite, PlatformV1 } from '@nafas/platform';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { activityCodec } from '../activities/activity.ts';
import { getQueryClient } from '../client/query-client.ts';
import { serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { save, type Saved, snapshot, withMissing } from '../client/writes.ts';
import { marksByExercise } from './by-exercise.ts';
import { type Habit, type HabitChange, habitCodec } from './habit.ts';
import { type HabitMark, markCodec } from './mark.ts';
import type { HabitDays, HabitService } from './service.ts';
import { createSimulatedHabits } from './simulated.ts';
import { createSupabaseHabits } from './supabase.ts';

function habitService(platform: PlatformV1): Promise<HabitService> {
  return serviceFor(platform, createSimulatedHabits, createSupabaseHabits);
}

/** The habits and their days from a local date on, as far as the server has them; see {@link habitsWithWrites}. */
export function habitsSince(platform: PlatformV1, sinceLocalDate: string) {
  return queryOptions({
    queryKey: [TOPIC.habits, 'since', sinceLocalDate],
    queryFn: () =>
      snapshot(platform, async () => (await habitService(platform)).list({ sinceLocalDate })),
    // An exercise that is done marks its day.
    meta: { topics: [TOPIC.activities] },
  });
}

/** The server's habits and days with what writes of the outbox add, exercises among them. */
export function habitsWithWrites(stored: HabitDays, writes: readonly OutboxWrite[]): HabitDays {
  const inserts = writes.filter(({ op = 'insert' }) => op === 'insert');
  const of = (name: string) =>
    inserts.filter(({ table }) => table === name).map(({ row }) => row as unknown);
  const made = of(habitCodec.table).map(habitCodec.ofRow);
  const all = withMissing(stored.habits, made);
  const habits =
    all === stored.habits
      ? all
      : [...all].sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
  const said = of(markCodec.table).map(markCodec.ofRow);
  const done = marksByExercise(habits, of(activityCodec.table).map(activityCodec.ofRow));
  if (habits === stored.habits && said.length + done.length === 0) return stored;
  return { habits, marks: [...stored.marks, ...done, ...said] };
}

/** Changes what is shown before the server answers; a list that is being fetched meanwhile must not undo it. */
function show(platform: PlatformV1, change: (known: HabitDays) => HabitDays): void {
  const client = getQueryClient(platform);
  const queryKey = [TOPIC.habits, 'since'];
  void client.cancelQueries({ queryKey });
  client.setQueriesData<{ value: HabitDays; asOf: number }>(
    { queryKey },
    (list) => list && { ...list, value: change(list.value) },
  );
}

/** Saves a new habit, once however often it is repeated. Rejects when it is nowhere but in the caller's hands. */
export function saveHabit(platform: PlatformV1, habit: Habit): Promise<Saved> {
  const { table, toRow } = habitCodec;
  return save(platform, { table, row: toRow(habit), topic: TOPIC.habits }, async () => {
    await (await habitService(platform)).add(habit);
  });
}

/**
 * Says that a habit was done on a day, or takes it back: shown at once, kept on the device without a network. Rejects
 * when it could be kept nowhere; then it is as it was.
 */
export async function saveMark(platform: PlatformV1, mark: HabitMark): Promise<Saved> {
  show(platform, ({ habits, marks }) => ({ habits, marks: [...marks, mark] }));
  const { table, toRow } = markCodec;
  try {
    return await save(platform, { table, row: toRow(mark), topic: TOPIC.habits }, async () =>
      (await habitService(platform)).mark(mark),
    );
  } catch (error) {
    show(platform, ({ habits, marks }) => ({
      habits,
      marks: marks.filter(({ id }) => id !== mark.id),
    }));
    throw error;
  }
}

// Changes of one habit go out one after the other.
const getScope = (id: string) => ({ id: `habit ${id}` });

/** Changes the words of a habit, how often it is meant and its exercise; the form stays open until it is stored. */
export function changeHabit(platform: PlatformV1, habit: Habit) {
  return mutationOptions({
    scope: getScope(habit.id),
    mutationFn: async (change: HabitChange) => (await habitService(platform)).change(habit, change),
    onSuccess: (stored) =>
      show(platform, ({ habits, marks }) => ({
        habits: habits.map((one) => (one.id === stored.id ? stored : one)),
        marks,
      })),
    onSettled: () => platform.invalidate(TOPIC.habits),
  });
}

/** Earlier than any day of a habit. */
const EVER = '2000-01-01';

/** Removes a habit and resolves to all that was said of its days, with which it can come back. */
export function removeHabit(platform: PlatformV1, { id }: Habit) {
  return mutationOptions({
    scope: getScope(id),
    async mutationFn() {
      const service = await habitService(platform);
      const { marks } = await service.list({ sinceLocalDate: EVER });
      await service.remove(id);
      return marks.filter(({ habitId }) => habitId === id);
    },
    onSuccess: () =>
      show(platform, ({ habits, marks }) => ({
        habits: habits.filter((one) => one.id !== id),
        marks: marks.filter(({ habitId }) => habitId !== id),
      })),
    onSettled: () => platform.invalidate(TOPIC.habits),
  });
}
