import type { Notification } from '@nafas/data-service/notifications';
import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import css from './notifications.module.css';
import type { NotificationActions } from './notification-actions.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { isToday } from './time-of.ts';

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
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
