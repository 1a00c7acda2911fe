import {
  type Notification,
  type NotificationIcon,
  type NotificationType,
  parseNotification,
} from './notification.ts';

/** A notification to add, with its time. */
export interface NewNotification extends Pick<Notification, 'type' | 'title' | 'message'> {
  now: Date;
  /** Title and message in every language, when they are known. */
  titles?: Notification['titles'];
  messages?: Notification['messages'];
}

const ICONS: Readonly<Record<NotificationType, NotificationIcon>> = {
  achievement: 'Trophy',
  reminder: 'Calendar',
  support: 'MessageSquare',
  milestone: 'Heart',
};

/**
 * An unread notification ready to add, with the icon and the colours of its type: it gets its id here, once, so that
 * adding it again stores the same thing. Throws DataError `invalid`.
 */
export function newNotification({
  now,
  titles = null,
  messages = null,
  ...told
}: NewNotification): Notification {
  const tone = told.type === 'reminder' ? 'dawn' : 'accent';
  return parseNotification({
    ...told,
    id: crypto.randomUUID(),
    time: now.toISOString(),
    icon: ICONS[told.type],
    color: `${tone}-ink`,
    bgColor: `${tone}-soft`,
    unread: true,
    titles,
    messages,
  });
}
