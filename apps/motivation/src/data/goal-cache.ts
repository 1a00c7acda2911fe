import type { Goal } from '@nafas/data-service/goals';
import { followPending, queryClients } from '@nafas/data-service/query';
import type { PlatformV1 } from '@nafas/platform';
import type { QueryClient } from '@tanstack/react-query';
import { pendingGoals } from './pending-goals.ts';

/** The topics of `platform.invalidate` that this app hears, each the beginning of a query key. */
export const GOALS_TOPIC = 'goals';
export const CHECK_INS_TOPIC = 'check-ins';
const KEY = [GOALS_TOPIC];

/** The key of the achievements: they follow from what the other topics tell of. */
export const ACHIEVEMENTS_KEY = ['achievements'];
const DEEDS = [GOALS_TOPIC, CHECK_INS_TOPIC, 'activities', 'chat'];

/** This app's cache: what left the outbox stays on screen while the server's list is fetched again. */
export const queryClientOf = queryClients(
  [GOALS_TOPIC, CHECK_INS_TOPIC],
  followDeeds,
  followPending(pendingGoals, (client, arrived) => {
    changeGoals(client, (goals) => arrived.reduce(withGoal, goals));
    void client.invalidateQueries({ queryKey: KEY });
  }),
);

function followDeeds(client: QueryClient, platform: PlatformV1): () => void {
  const refetch = () => void client.invalidateQueries({ queryKey: ACHIEVEMENTS_KEY });
  const stops = DEEDS.map((topic) => platform.onInvalidate(topic, refetch));
  return () => {
    for (const stop of stops) stop();
  };
}

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
