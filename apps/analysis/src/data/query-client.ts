import { DataError } from '@nafas/data-service/check-ins';
import type { PlatformV1 } from '@nafas/platform';
import { QueryClient } from '@tanstack/react-query';
import { withCheckIns, type CheckInList } from './check-in-list.ts';
import { pendingCheckIns } from './pending-check-ins.ts';

/** The topic of {@link PlatformV1.invalidate}, and the first part of every query key. */
export const CHECK_INS_TOPIC = 'check-ins';

const MAX_RETRIES = 2;
const STALE_MS = 60_000;
const clients = new WeakMap<PlatformV1, QueryClient>();

/** This app's cache for the life of a scope; its views share it, and it is emptied when the scope ends. */
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
  const refetch = () => void client.invalidateQueries({ queryKey: [CHECK_INS_TOPIC] });
  const stops = [platform.onInvalidate(CHECK_INS_TOPIC, refetch), followPending(platform, client)];
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
  let before = pendingCheckIns(platform.pending.get());
  return platform.pending.subscribe(() => {
    const now = pendingCheckIns(platform.pending.get());
    const left = before.filter(({ id }) => !now.some((one) => one.id === id));
    before = now;
    if (left.length === 0) return;
    client.setQueriesData<CheckInList>(
      { queryKey: [CHECK_INS_TOPIC] },
      (list) => list && withCheckIns(list, left),
    );
    void client.invalidateQueries({ queryKey: [CHECK_INS_TOPIC] });
  });
}
