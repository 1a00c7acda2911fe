import { DataError, type Goal } from '@nafas/data-service/goals';
import type { PlatformV1 } from '@nafas/platform';
import { QueryClient } from '@tanstack/react-query';
import { pendingGoals } from './pending-goals.ts';

/** The topic of {@link PlatformV1.invalidate}, and the one query key of this app. */
export const GOALS_TOPIC = 'goals';
const KEY = [GOALS_TOPIC];

const MAX_RETRIES = 2;
const STALE_MS = 60_000;
const clients = new WeakMap<PlatformV1, QueryClient>();

/** This app's cache for the life of a scope; it is emptied when the scope ends. */
export function queryClientOf(platform: PlatformV1): QueryClient {
  const known = clients.get(platform);
  if (known) return known;
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // The service says itself when it can't be reached; waiting silently would be a skeleton for ever.
        networkMode: 'always',
        retry: (failures, error) => failures < MAX_RETRIES && mayPass(error, platform),
      },
    },
  });
  clients.set(platform, client);
  const refetch = () => void client.invalidateQueries({ queryKey: KEY });
  const stops = [platform.onInvalidate(GOALS_TOPIC, refetch), followPending(platform, client)];
  platform.scope.signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    void client.cancelQueries();
    client.clear();
  });
  return client;
}

function mayPass(error: Error, platform: PlatformV1): boolean {
  if (platform.connectivity.get() === 'offline') return false;
  return !(error instanceof DataError) || error.code === 'offline' || error.code === 'server';
}

/** A write that leaves the outbox has arrived: it stays on screen while the server's list is fetched again. */
function followPending(platform: PlatformV1, client: QueryClient): () => void {
  let before = pendingGoals(platform.pending.get());
  return platform.pending.subscribe(() => {
    const now = pendingGoals(platform.pending.get());
    const left = before.filter(({ id }) => !now.some((one) => one.id === id));
    before = now;
    if (left.length === 0) return;
    changeGoals(client, (goals) => left.reduce(withGoal, goals));
    void client.invalidateQueries({ queryKey: KEY });
  });
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
