import type { Goal } from '@nafas/data-service/goals';
import { localDateAt } from '@nafas/insights';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { GOALS_TOPIC, withGoal } from './goal-cache.ts';
import { pendingGoals } from './pending-goals.ts';
import { serviceOf } from './service-of.ts';
import { useTimeZone } from './today.ts';

const DONE = 100;

/** A goal as it is shown. */
export interface ShownGoal {
  readonly goal: Goal;
  /**
   * Whether the outbox still holds it. It may be at the server already, when only the answer was lost: a goal that was
   * deleted now would come back with the next attempt to send it.
   */
  readonly isPending: boolean;
  /** The local day it was completed on, `YYYY-MM-DD`; null while it is not, or where that is not known. */
  readonly doneOn: string | null;
}

export type GoalsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; retry(): void }
  | { readonly status: 'ready'; readonly goals: readonly ShownGoal[] };

/** What the server has, and what it does not have yet, in the order of making. */
export function useGoals(): GoalsState {
  const platform = usePlatform();
  const timeZone = useTimeZone();
  const { data, error, isError, isFetching, refetch } = useQuery<readonly Goal[]>({
    queryKey: [GOALS_TOPIC],
    queryFn: async () => (await serviceOf(platform)).list(),
  });
  const writes = useStore(platform.pending);
  const reached = useQuery<ReadonlyMap<string, string>>({
    queryKey: [GOALS_TOPIC, 'reached'],
    queryFn: async () => (await serviceOf(platform)).reached(),
  }).data;
  const goals = useMemo(
    () => data && shown(data, pendingGoals(writes), reached, timeZone),
    [data, writes, reached, timeZone],
  );
  if (goals) return { status: 'ready', goals };
  if (isError && !isFetching) return { status: 'failed', error, retry: () => void refetch() };
  return { status: 'loading' };
}

function shown(
  stored: readonly Goal[],
  pending: readonly Goal[],
  reached: ReadonlyMap<string, string> | undefined,
  timeZone: string,
): ShownGoal[] {
  const doneOn = ({ id, progress }: Goal): string | null => {
    const instant = progress === DONE ? reached?.get(id) : undefined;
    return instant === undefined ? null : localDateAt(new Date(instant), timeZone);
  };
  const known = new Set(stored.map(({ id }) => id));
  const waits = new Set(pending.map(({ id }) => id));
  const unknown = pending.filter(({ id }) => !known.has(id));
  const all = unknown.reduce<readonly Goal[]>(withGoal, stored);
  return all.map((goal) => ({ goal, isPending: waits.has(goal.id), doneOn: doneOn(goal) }));
}
