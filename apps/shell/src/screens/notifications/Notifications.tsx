import { Button, Segmented, State } from '@nafas/design-system';
import { formatLocale, type PlatformV1 } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import clsx from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { causeLine } from '../../base/i18n/generic.ts';
import { NotificationList } from './NotificationList.tsx';
import css from './notifications.module.css';
import { useActions } from './notification-actions.ts';
import { useNotifications } from './notification-cache.ts';
import { useGeneric, useLanguage, useRuntime } from '../../runtime/runtime-context.ts';

/** The notification list with the actions on all of it: in the panel, where it scrolls, and on the page. */
export function Notifications({
  platform,
  place,
}: {
  platform: PlatformV1;
  place: 'panel' | 'page';
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const locale = formatLocale(language);
  const state = useNotifications(platform);
  const generic = useGeneric();
  const connectivity = useStore(useRuntime().connectivity);
  const actions = useActions(platform);
  const [filter, setFilter] = useState<'all' | 'unread'>('all');
  const box = useRef<HTMLDivElement>(null);
  const level = place === 'panel' ? 3 : 2;

  // The button that was pressed may go with what it did; the keyboard stays in this place.
  const stay = () => box.current?.focus();
  const inBox = (content: ReactNode) => (
    <div ref={box} tabIndex={-1} className={css['body']}>
      {content}
    </div>
  );

  if (state.status === 'loading') {
    return inBox(<State kind="loading" sentence={t('notifications.loading')} />);
  }
  if (state.status === 'failed') {
    const retry = () => {
      stay();
      state.retry();
    };
    return inBox(
      <State
        kind="away"
        level={level}
        title={t('notifications.away')}
        sentence={t('notifications.awayHelp')}
        help={causeLine(generic, state.error, { hasAction: true, connectivity, language })}
        action={<Button onClick={retry}>{t('notifications.tryAgain')}</Button>}
      />,
    );
  }

  const all = state.notifications;
  const unread = all.filter((one) => one.unread);
  const shown = filter === 'all' ? all : unread;
  const count = new Intl.NumberFormat(locale).format(unread.length);
  return inBox(
    <>
      {all.length > 0 && (
        <div className={css['tools']}>
          <Segmented
            label={t('notifications.filter')}
            value={filter}
            onChange={setFilter}
            options={[
              { value: 'all', label: t('notifications.all') },
              { value: 'unread', label: t('notifications.unread', { number: count }) },
            ]}
          />
          <div className={css['actions']}>
            {unread.length > 0 && (
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  stay();
                  void actions.markAllRead();
                }}
              >
                {t('notifications.markAllRead')}
              </Button>
            )}
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                stay();
                void actions.removeAll();
              }}
            >
              {t('notifications.clearAll')}
            </Button>
          </div>
        </div>
      )}
      <div className={clsx(place === 'panel' && css['scroll'])}>
        {shown.length === 0 ? (
          <State
            kind="empty"
            level={level}
            title={t(all.length === 0 ? 'notifications.empty' : 'notifications.allRead')}
            sentence={t('notifications.emptyHelp')}
          />
        ) : (
          <NotificationList
            notifications={shown}
            isUnreadOnly={filter === 'unread'}
            actions={actions}
            fallback={box}
            level={level}
          />
        )}
      </div>
    </>,
  );
}
