import {
  type Notification,
  type PutOffTill,
  localizeNotification,
} from '@nafas/data-service/notifications';
import { Button, IconButton, Note } from '@nafas/design-system';
import { Calendar, Heart, MessageCircle, Trophy, X } from '@nafas/design-system/icons';
import { formatLocale } from '@nafas/platform';
import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import css from './notifications.module.css';
import type { NotificationActions } from './notification-actions.ts';
import { isToday, formatTime } from './format-time.ts';
import { useLanguage } from '../../runtime/runtime-context.ts';

/** Today's and earlier notifications, each under its heading. */
export function NotificationList(props: {
  notifications: readonly Notification[];
  /** Whether one that is read leaves the list. */
  isUnreadOnly: boolean;
  actions: NotificationActions;
  /** Takes focus when the last one has left. */
  fallback: RefObject<HTMLElement | null>;
  /** The level of the headings. */
  level: 2 | 3;
}) {
  const { notifications, isUnreadOnly, actions, fallback, level } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const Heading = `h${level}` as const;
  const now = new Date();
  const today = notifications.filter(({ time }) => isToday(time, now));
  const earlier = notifications.filter(({ time }) => !isToday(time, now));
  const groups = [
    { title: t('notifications.today'), items: today },
    { title: t('notifications.earlier'), items: earlier },
  ].filter(({ items }) => items.length > 0);

  /** Before one leaves: the keyboard goes on at the same place of the next one. */
  function goOnFrom(id: string, place: 'note' | 'cross') {
    const index = [...today, ...earlier].findIndex((one) => one.id === id);
    const rows = list.current?.querySelectorAll('li') ?? [];
    const next = rows[index + 1] ?? rows[index - 1];
    const buttons = [...(next?.querySelectorAll('button') ?? [])];
    (buttons.at(place === 'note' ? 0 : -1) ?? fallback.current)?.focus();
  }
  function read(id: string) {
    if (isUnreadOnly) goOnFrom(id, 'note');
    void actions.markRead(id);
  }
  function putOff(id: string, till: PutOffTill) {
    goOnFrom(id, 'note');
    void actions.putOff(id, till);
  }
  function clear(id: string) {
    goOnFrom(id, 'cross');
    void actions.remove(id);
  }

  return (
    <div ref={list}>
      {groups.map(({ title, items }) => (
        <section key={title}>
          <Heading className={css['group']}>{title}</Heading>
          <ul>
            {items.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                onRead={() => read(notification.id)}
                onClear={() => clear(notification.id)}
                onPutOff={(till) => putOff(notification.id, till)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const ICONS = { Trophy, Calendar, MessageSquare: MessageCircle, Heart } as const;

/** One notification of the list: pressing it marks it as read, the cross clears it; a reminder can be put off. */
function NotificationItem(props: {
  notification: Notification;
  onRead: () => void;
  onClear: () => void;
  onPutOff: (till: PutOffTill) => void;
}) {
  const { notification, onRead, onClear, onPutOff } = props;
  const { t } = useTranslation();
  const current = useLanguage();
  // It stays a button after it was pressed, or the keyboard would lose its place.
  const [wasUnread] = useState(notification.unread);
  const { title, message } = localizeNotification(notification, current);
  const Icon = ICONS[notification.icon];
  const isDawn = notification.bgColor.startsWith('dawn');
  return (
    <Note
      icon={<Icon />}
      tone={notification.unread ? (isDawn ? 'dawn' : 'accent') : 'plain'}
      title={<bdi>{title}</bdi>}
      body={<bdi>{message}</bdi>}
      time={formatTime(notification.time, new Date(), formatLocale(current))}
      dateTime={notification.time}
      unreadLabel={notification.unread ? t('notifications.unreadLabel') : undefined}
      onClick={wasUnread || notification.unread ? onRead : undefined}
      foot={
        notification.type === 'reminder' && notification.unread ? (
          <>
            <Button size="sm" onClick={() => onPutOff('later')}>
              {t('notifications.later')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => onPutOff('not-today')}>
              {t('notifications.notToday')}
            </Button>
          </>
        ) : undefined
      }
      end={
        <IconButton label={t('notifications.clear', { title })} onClick={onClear}>
          <X size="sm" />
        </IconButton>
      }
    />
  );
}
