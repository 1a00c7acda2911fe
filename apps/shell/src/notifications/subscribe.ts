import { NOTIFICATIONS_TABLE } from '@nafas/data-service/notifications';
import type { PlatformV1 } from '@nafas/platform';
import { client } from '../session/backend-client.ts';

export interface Subscription {
  /** A row was added. */
  onNew(): void;
  /** Whether the backend tells at present; it says so again after each loss of the connection. */
  onTelling(isTelling: boolean): void;
}

/**
 * Lets the backend tell of new notifications where it can (`flags.realtime` of the configuration); the client connects
 * again by itself. Ends with the scope.
 */
export async function subscribe(
  { scope, backend }: PlatformV1,
  { onNew, onTelling }: Subscription,
): Promise<void> {
  if (scope.userId === null || !(await backend()).capabilities.realtime) return;
  const supabase = await client();
  if (scope.signal.aborted) return;
  // New rows only: what is deleted is told to everybody, by its id.
  const rows = {
    event: 'INSERT',
    schema: 'public',
    table: NOTIFICATIONS_TABLE,
    filter: `user_id=eq.${scope.userId}`,
  } as const;
  const channel = supabase
    .channel(NOTIFICATIONS_TABLE)
    .on('postgres_changes', rows, onNew)
    .subscribe((status) => onTelling(status === 'SUBSCRIBED'));
  scope.signal.addEventListener('abort', () => void supabase.removeChannel(channel));
}
