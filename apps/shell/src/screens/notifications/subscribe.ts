import { NOTIFICATIONS_TABLE } from '@nafas/data-service/notifications';
import type { PlatformV1 } from '@nafas/platform';
import type { BackendClient } from '../../session/backend-client.ts';

export interface Subscription {
  /** Ends it. */
  readonly signal: AbortSignal;
  /** A row was added. */
  onNew(): void;
  /** The realtime connection opened or was lost; called at each change. */
  onConnection(isConnected: boolean): void;
}

/**
 * Lets the backend tell of new notifications where it can (`flags.realtime` of the configuration); the client connects
 * again by itself.
 */
export async function subscribe(
  { scope, backend }: PlatformV1,
  client: BackendClient['client'],
  { signal, onNew, onConnection }: Subscription,
): Promise<void> {
  if (scope.userId === null || !(await backend()).capabilities.realtime) return;
  const realtime = await (await client()).realtime();
  if (signal.aborted) return;
  // New rows only: what is deleted is told to everybody, by its id.
  const rows = {
    event: 'INSERT',
    schema: 'public',
    table: NOTIFICATIONS_TABLE,
    filter: `user_id=eq.${scope.userId}`,
  } as const;
  const channel = realtime
    .channel(NOTIFICATIONS_TABLE)
    .on('postgres_changes', rows, onNew)
    .subscribe((status) => onConnection(status === 'SUBSCRIBED'));
  signal.addEventListener('abort', () => void realtime.removeChannel(channel));
}
