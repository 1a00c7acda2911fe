import type { Activity } from '../activities/activity.ts';
import type { Habit } from './habit.ts';
import type { HabitMark } from './mark.ts';

/** The Mindfulness Exercise is the same breath for a minute longer. */
const SAME: Readonly<Record<string, string>> = { 'slow-breathing': 'breathing-4-6' };

/**
 * What exercises say of the habits that they count for, as the database says it (`private.mark_habits`): for those that it
 * does not have yet, and for the demo. One that was left early says nothing.
 */
export function marksByExercise(
  habits: readonly Pick<Habit, 'id' | 'exercise' | 'startedOn'>[],
  activities: readonly Pick<
    Activity,
    'id' | 'exercise' | 'localDate' | 'occurredAt' | 'completed'
  >[],
): readonly HabitMark[] {
  return activities.flatMap(({ id, exercise, localDate, occurredAt, completed }) => {
    if (!completed) return [];
    const done = SAME[exercise] ?? exercise;
    return habits
      .filter((habit) => habit.exercise === done && habit.startedOn <= localDate)
      .map((habit) => ({ id, habitId: habit.id, localDate, done: true, savedAt: occurredAt }));
  });
}
