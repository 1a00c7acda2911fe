export { DataError, type DataErrorCode } from '../data-error.ts';
export { type NewNotification, newNotification } from './new-notification.ts';
export {
  type Notification,
  type NotificationIcon,
  type NotificationType,
  type Translations,
} from './notification.ts';
export { notificationRow, NOTIFICATIONS_TABLE } from './row.ts';
export type { NotificationService, PutOffTill } from './service.ts';
export { createSimulatedNotifications, type SimulatedNotificationsOptions } from './simulated.ts';
export { demoStorage } from '../simulated.ts';
export { createSupabaseNotifications } from './supabase.ts';
export { localizeNotification } from './localize-notification.ts';
