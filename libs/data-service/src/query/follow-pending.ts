import type { OutboxWrite } from '@nafas/platform';
import type { QueryClient } from '@tanstack/react-query';
import type { Follow } from './query-clients.ts';

/**
 * Tells when writes leave the outbox: they have arrived, and stay on screen while the server's list is fetched again.
 * `read` picks an app's rows from the pending writes.
 */
export function followPending<Row extends { readonly id: string }>(
  read: (writes: readonly OutboxWrite[]) => readonly Row[],
  onArrived: (client: QueryClient, rows: readonly Row[]) => void,
): Follow {
  return (client, platform) => {
    let before = read(platform.pending.get());
    return platform.pending.subscribe(() => {
      const now = read(platform.pending.get());
      const arrived = before.filter(({ id }) => !now.some((row) => row.id === id));
      before = now;
      if (arrived.length > 0) onArrived(client, arrived);
    });
  };
}
