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
  actions: NotificationActions;
  /** Takes focus when the last one was cleared. */
  fallback: RefObject<HTMLElement | null>;
  /** The level of the headings. */
  level: 2 | 3;
}) {
  const { notifications, actions, fallback, level } = props;
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

  function clear(id: string) {
    const index = [...today, ...earlier].findIndex((one) => one.id === id);
    const rows = list.current?.querySelectorAll('li') ?? [];
    const next = rows[index + 1] ?? rows[index - 1];
    // Before it goes: the keyboard goes on where it was, at the cross of the next one.
    const cross = [...(next?.querySelectorAll('button') ?? [])].at(-1);
    (cross ?? fallback.current)?.focus();
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
                onRead={() => void actions.markRead(notification.id)}
                onClear={() => clear(notification.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
