import { type Notification, parseNotification } from './notification.ts';

/** The table of notifications. */
export const NOTIFICATIONS_TABLE = 'notifications';

/** The columns to ask for. */
export const NOTIFICATION_COLUMNS =
  'id, type, title, message, time, icon, color, bg_color, unread, titles, messages';

/** The row to insert for a notification; the backend adds the owner. */
export function notificationRow({ bgColor, ...same }: Notification) {
  return { ...same, bg_color: bgColor };
}

/** The notification of a row. Throws DataError `invalid` for anything else. */
export function notificationOfRow(row: unknown): Notification {
  if (typeof row !== 'object' || row === null) return parseNotification(row);
  const { bg_color, ...same } = row as { bg_color?: unknown };
  return parseNotification({ ...same, bgColor: bg_color });
}
