import { createStore, type PlatformV1 } from '@nafas/platform';
import type { QueryClient } from '@tanstack/react-query';
import type { BackendClient } from '../../session/backend-client.ts';
import {
  getCachedNotifications,
  whenChangesSettle,
  hasPendingChanges,
  mergeNotifications,
  NOTIFICATIONS_KEY,
  showNotifications,
} from './notification-cache.ts';
import { getNotificationService } from './get-notification-service.ts';
import { subscribe } from './subscribe.ts';
import { runWhileVisible } from './run-while-visible.ts';

/** The poll interval: how long between two checks, in milliseconds (SHELL-085). */
export const POLL_INTERVAL_MS = 30_000;
const BEGINNING = new Date(0).toISOString();

/**
 * Checks for new notifications when the backend tells of one; where it can't, it polls while they can be seen and there
 * is a network. Returns what ends it.
 */
export function pollNotifications(
  client: QueryClient,
  platform: PlatformV1,
  supabase: BackendClient['client'],
): () => void {
  const ended = new AbortController();
  const end = () => ended.abort();
  const { signal } = ended;
  // The scope may have ended before this view was drawn: there is nothing to check then, and nothing went wrong.
  if (platform.scope.signal.aborted) return end;
  const report = (error: unknown) => {
    if (!signal.aborted) platform.report(error, { phase: 'run' });
  };
  platform.scope.signal.addEventListener('abort', end, { once: true });
  let isChecking = false;
  let isWanted = false;
  const isRealtimeConnected = createStore(false);

  async function check(): Promise<void> {
    do {
      await whenChangesSettle(client);
      isWanted = false;
      const known = getCachedNotifications(client);
      // The first list failed, or was asked for before: it may lack what we were told of.
      if (known === undefined) {
        await client.refetchQueries({ queryKey: NOTIFICATIONS_KEY });
        isWanted = getCachedNotifications(client) !== undefined;
        continue;
      }
      const service = await getNotificationService(platform);
      const found = await service.checkNew(known[0]?.time ?? BEGINNING);
      if (signal.aborted) return;
      // A notification deleted during the request must not come back: ask again.
      if (hasPendingChanges(client) || getCachedNotifications(client) !== known) isWanted = true;
      else showNotifications(client, mergeNotifications(known, found));
    } while (isWanted);
  }

  function run(): void {
    isWanted = true;
    if (isChecking) return;
    isChecking = true;
    check().then(
      () => (isChecking = false),
      (error: unknown) => {
        isChecking = false;
        // The list on screen stays; a person who opens the panel is told when there is nothing to show.
        report(error);
        // Nobody will tell of the one we missed.
        isRealtimeConnected.set(false);
      },
    );
  }

  subscribe(platform, supabase, {
    signal,
    onNew: run,
    onConnection(isConnected) {
      isRealtimeConnected.set(isConnected);
      // A notification may have come before the connection was open.
      if (isConnected) run();
    },
  }).catch(report);
  const stop = runWhileVisible(run, {
    everyMs: POLL_INTERVAL_MS,
    connectivity: platform.connectivity,
    isRealtimeConnected,
  });
  signal.addEventListener('abort', stop);
  return end;
}
