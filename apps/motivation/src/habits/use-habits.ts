import { loadState, type LoadState, useWithWrites } from '@nafas/data-service/client';
import { doneDays, type Habit, habitCodec, type HabitMark } from '@nafas/data-service/habits';
import { habitsSince, habitsWithWrites } from '@nafas/data-service/habits/client';
import { useToday } from '@nafas/data-service/react';
import { addDays, type Continuity, CONTINUITY_DAYS, toContinuity } from '@nafas/insights';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** A habit as it is shown. */
export interface ShownHabit {
  readonly habit: Habit;
  readonly continuity: Continuity;
  /** What was said of its days; the next saying has to be later. */
  readonly marks: readonly HabitMark[];
  /** Whether the outbox still holds the habit itself: it can be marked, and not yet be changed. */
  readonly isPending: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the habits with their last thirty days, those of the outbox too, in the order of making. */
export function useHabits(): LoadState<readonly ShownHabit[]> {
  const platform = usePlatform();
  const today = useToday();
  const query = useQuery(habitsSince(platform, addDays(today, 1 - CONTINUITY_DAYS)));
  const all = useWithWrites(platform, query.data, habitsWithWrites);
  const writes = useStore(platform.pending);
  const shown = useMemo(() => {
    const done = all && doneDays(all.marks);
    return all?.habits.map((habit) => ({
      habit,
      continuity: toContinuity(done?.get(habit.id) ?? NONE, { startedOn: habit.startedOn, today }),
      marks: all.marks.filter(({ habitId }) => habitId === habit.id),
      isPending: writes.some(({ table, row }) => table === habitCodec.table && row.id === habit.id),
    }));
  }, [all, today, writes]);
  return loadState(query, shown);
}
