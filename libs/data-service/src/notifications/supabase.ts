import type { BackendV1 } from '@nafas/platform';
import { DataError, dataErrorOf } from '../data-error.ts';
import { parseInstant, parseNotification } from './notification.ts';
import {
  NOTIFICATION_COLUMNS,
  notificationOfRow,
  notificationRow,
  NOTIFICATIONS_TABLE,
} from './row.ts';
import { MOST_LISTED, type NotificationService } from './service.ts';

// Whether to try a read again is decided once, by the caller.
const RETRY = false;
const OVERLAP_MS = 60_000;

function rowsOf(answer: {
  status: number;
  data: unknown;
  error: { code: string; message: string } | null;
}): unknown[] {
  if (answer.error) throw dataErrorOf({ status: answer.status, error: answer.error });
  return Array.isArray(answer.data) ? answer.data : [];
}

const moved = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(parseInstant(instant)) + milliseconds).toISOString();

// The database keeps microseconds, and we know milliseconds: up to and including the whole millisecond.
const after = (until: string): string => moved(until, 1);

/** Notifications in the table `notifications`; row-level security gives and takes only the user's own. */
export function createSupabaseNotifications(client: Pick<BackendV1, 'from'>): NotificationService {
  const table = () => client.from(NOTIFICATIONS_TABLE);
  const newest = () =>
    table()
      .select(NOTIFICATION_COLUMNS)
      .order('time', { ascending: false })
      .order('id', { ascending: false })
      .limit(MOST_LISTED)
      .retry(RETRY);

  return {
    async list() {
      return rowsOf(await newest()).map(notificationOfRow);
    },

    async checkNew(since) {
      const from = moved(since, -OVERLAP_MS);
      return rowsOf(await newest().gt('time', from)).map(notificationOfRow);
    },

    async add(notification) {
      const row = notificationRow(parseNotification(notification));
      const written = rowsOf(
        await table()
          .upsert(row, { onConflict: 'id', ignoreDuplicates: true })
          .select(NOTIFICATION_COLUMNS),
      );
      // Nothing comes back for an id that was there: a repetition, or someone else's row, which we can't see.
      const [stored = undefined] =
        written.length > 0
          ? written
          : rowsOf(await table().select(NOTIFICATION_COLUMNS).eq('id', row.id).retry(RETRY));
      if (stored === undefined) throw new DataError('conflict', 'The id belongs to another row');
      return notificationOfRow(stored);
    },

    async markRead(id) {
      rowsOf(await table().update({ unread: false }).eq('id', id).select('id'));
    },

    async markAllRead(until) {
      const change = table().update({ unread: false }).eq('unread', true);
      rowsOf(await change.lt('time', after(until)).select('id'));
    },

    async remove(id) {
      rowsOf(await table().delete().eq('id', id).select('id'));
    },

    async removeAll(until) {
      rowsOf(await table().delete().lt('time', after(until)).select('id'));
    },
  };
}
