import { type LoadState, loadState, useWithWrites } from '@nafas/data-service/client';
import { type Goal, goalCodec } from '@nafas/data-service/goals';
import { goals, goalsReached, goalsWithWrites } from '@nafas/data-service/goals/client';
import { useTimeZone } from '@nafas/data-service/react';
import { localDateAt } from '@nafas/insights';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

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

/** Returns the server's goals and those still in the outbox, in the order of making. */
export function useGoals(): LoadState<readonly ShownGoal[]> {
  const platform = usePlatform();
  const timeZone = useTimeZone();
  const query = useQuery(goals(platform));
  const all = useWithWrites(platform, query.data, goalsWithWrites);
  const reached = useQuery(goalsReached(platform)).data;
  const writes = useStore(platform.pending);
  const shown = useMemo(() => {
    const doneOn = ({ id, progress }: Goal) => {
      const instant = progress === DONE ? reached?.get(id) : undefined;
      return instant === undefined ? null : localDateAt(new Date(instant), timeZone);
    };
    const waits = ({ id }: Goal) =>
      writes.some(({ table, row }) => table === goalCodec.table && row.id === id);
    return all?.map((goal) => ({ goal, isPending: waits(goal), doneOn: doneOn(goal) }));
  }, [all, reached, writes, timeZone]);
  return loadState(query, shown);
}
