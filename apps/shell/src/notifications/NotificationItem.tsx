import { wordsFor, type Notification } from '@nafas/data-service/notifications';
import { IconButton, Note } from '@nafas/design-system';
import { Calendar, Heart, MessageCircle, Trophy, X } from '@nafas/design-system/icons';
import { localeOf } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { language } from '../platform/preferences.ts';
import { timeOf } from './time-of.ts';

const ICONS = { Trophy, Calendar, MessageSquare: MessageCircle, Heart } as const;

/** One notification of the list: pressing it marks it as read, the cross clears it. */
export function NotificationItem(props: {
  notification: Notification;
  onRead: () => void;
  onClear: () => void;
}) {
  const { notification, onRead, onClear } = props;
  const { t } = useTranslation();
  const current = useStore(language);
  // It stays a button after it was pressed, or the keyboard would lose its place.
  const [wasUnread] = useState(notification.unread);
  const { title, message } = wordsFor(notification, current);
  const Icon = ICONS[notification.icon];
  const isDawn = notification.bgColor.startsWith('dawn');
  return (
    <Note
      icon={<Icon />}
      tone={notification.unread ? (isDawn ? 'dawn' : 'accent') : 'plain'}
      title={<bdi>{title}</bdi>}
      body={<bdi>{message}</bdi>}
      time={timeOf(notification.time, new Date(), localeOf(current))}
      dateTime={notification.time}
      unreadLabel={notification.unread ? t('notifications.unreadLabel') : undefined}
      onClick={wasUnread || notification.unread ? onRead : undefined}
      end={
        <IconButton label={t('notifications.clear', { title })} onClick={onClear}>
          <X size="sm" />
        </IconButton>
      }
    />
  );
}
