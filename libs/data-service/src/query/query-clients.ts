import type { PlatformV1 } from '@nafas/platform';
import { QueryClient } from '@tanstack/react-query';
import { DataError } from '../data-error.ts';

const MAX_RETRIES = 2;
const STALE_MS = 60_000;

/** What an app adds to its cache: subscriptions that end with the scope. */
export type Follow = (client: QueryClient, platform: PlatformV1) => () => void;

/**
 * An app's query caches, one for each scope: made at the first call, shared by all views of the app, cancelled and
 * emptied when the scope ends. A topic that is invalidated refetches the queries whose key begins with it.
 */
export function queryClients(
  topics: readonly string[],
  ...follows: readonly Follow[]
): (platform: PlatformV1) => QueryClient {
  const clients = new WeakMap<PlatformV1, QueryClient>();
  return (platform) => {
    const known = clients.get(platform);
    if (known) return known;
    const client = make(platform);
    clients.set(platform, client);
    const stops = [
      ...topics.map((topic) =>
        platform.onInvalidate(topic, () => void client.invalidateQueries({ queryKey: [topic] })),
      ),
      ...follows.map((follow) => follow(client, platform)),
    ];
    platform.scope.signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
      void client.cancelQueries();
      client.clear();
    });
    return client;
  };
}

function make(platform: PlatformV1): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // The service says itself when it can't be reached; waiting silently would be a skeleton for ever.
        networkMode: 'always',
        retry: (failures, error) => failures < MAX_RETRIES && mayPass(error, platform),
      },
    },
  });
}

/** Whether asking again can help: not without a network, and not after a refusal. */
function mayPass(error: Error, platform: PlatformV1): boolean {
  if (platform.connectivity.get() === 'offline') return false;
  return !(error instanceof DataError) || error.code === 'offline' || error.code === 'server';
}
