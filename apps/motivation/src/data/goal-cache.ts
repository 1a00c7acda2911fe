import type { Goal } from '@nafas/data-service/goals';
import { followPending, queryClients } from '@nafas/data-service/query';
import type { QueryClient } from '@tanstack/react-query';
import { pendingGoals } from './pending-goals.ts';

/** The topic of `platform.invalidate`, and the one query key of this app. */
export const GOALS_TOPIC = 'goals';
const KEY = [GOALS_TOPIC];

/** This app's cache: what left the outbox stays on screen while the server's list is fetched again. */
export const queryClientOf = queryClients(
  [GOALS_TOPIC],
  followPending(pendingGoals, (client, arrived) => {
    changeGoals(client, (goals) => arrived.reduce(withGoal, goals));
    void client.invalidateQueries({ queryKey: KEY });
  }),
);

/** What the cache knows of a goal. */
export function cachedGoal(client: QueryClient, id: string): Goal | undefined {
  return client.getQueryData<readonly Goal[]>(KEY)?.find((goal) => goal.id === id);
}

/** Changes what is shown before the server answers. A list that is being fetched meanwhile must not undo it. */
export function changeGoals(
  client: QueryClient,
  change: (goals: readonly Goal[]) => readonly Goal[],
): void {
  void client.cancelQueries({ queryKey: KEY });
  client.setQueryData<readonly Goal[]>(KEY, (goals) => goals && change(goals));
}

/** The list with a goal in its place: changed where it is, else by its time. */
export function withGoal(goals: readonly Goal[], goal: Goal): readonly Goal[] {
  if (goals.some(({ id }) => id === goal.id)) {
    return goals.map((one) => (one.id === goal.id ? goal : one));
  }
  return [...goals, goal].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}
