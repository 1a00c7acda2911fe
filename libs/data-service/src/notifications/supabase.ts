import type { BackendV1 } from '@nafas/platform';
import { RETRY } from '../retry.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import { insertIfAbsent } from '../insert-if-absent.ts';
import { parseInstant, parseNotification } from './notification.ts';
import {
  NOTIFICATION_COLUMNS,
  notificationOfRow,
  notificationRow,
  NOTIFICATIONS_TABLE,
} from './row.ts';
import { MOST_LISTED, type NotificationService } from './service.ts';

const OVERLAP_MS = 60_000;

const moved = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(parseInstant(instant)) + milliseconds).toISOString();

// The database keeps microseconds, and we know milliseconds: up to and including the whole millisecond.
const after = (until: string): string => moved(until, 1);

/** Notifications in the table `notifications`; row-level security gives and takes only the user's own. */
export function createSupabaseNotifications(
  client: Pick<BackendV1, 'from' | 'rpc'>,
): NotificationService {
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
      return unwrapRows(await newest()).map(notificationOfRow);
    },

    async checkNew(since) {
      const from = moved(since, -OVERLAP_MS);
      return unwrapRows(await newest().gt('time', from)).map(notificationOfRow);
    },

    async add(notification) {
      const row = notificationRow(parseNotification(notification));
      return notificationOfRow(await insertIfAbsent(table, row, NOTIFICATION_COLUMNS));
    },

    async markRead(id) {
      unwrapRows(await table().update({ unread: false }).eq('id', id).select('id'));
    },

    async markAllRead(until) {
      const change = table().update({ unread: false }).eq('unread', true);
      unwrapRows(await change.lt('time', after(until)).select('id'));
    },

    async putOff(reminder, till) {
      const { data, ...answer } = await client.rpc('put_off', { reminder, till });
      unwrapRows({ ...answer, data: [data] });
    },

    async remove(id) {
      unwrapRows(await table().delete().eq('id', id).select('id'));
    },

    async removeAll(until) {
      unwrapRows(await table().delete().lt('time', after(until)).select('id'));
    },
  };
}
