import { DataError } from '@nafas/data-service/profile';
import type { PlatformV1 } from '@nafas/platform';
import { QueryClient } from '@tanstack/react-query';

/** Topics of {@link PlatformV1.invalidate}, and the query keys of this app. */
export const PROFILE_TOPIC = 'profile';
export const SETTINGS_TOPIC = 'settings';

const MAX_RETRIES = 2;
const clients = new WeakMap<PlatformV1, QueryClient>();

/** This app's cache for the life of a scope; it is emptied when the scope ends. */
export function queryClientOf(platform: PlatformV1): QueryClient {
  const known = clients.get(platform);
  if (known) return known;
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // The service says itself when it can't be reached; waiting silently would be a skeleton for ever.
        networkMode: 'always',
        retry: (failures, error) => failures < MAX_RETRIES && mayPass(error, platform),
      },
    },
  });
  clients.set(platform, client);
  platform.scope.signal.addEventListener('abort', () => {
    void client.cancelQueries();
    client.clear();
  });
  return client;
}

function mayPass(error: Error, platform: PlatformV1): boolean {
  if (platform.connectivity.get() === 'offline') return false;
  return !(error instanceof DataError) || error.code === 'offline' || error.code === 'server';
}
