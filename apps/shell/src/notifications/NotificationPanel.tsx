import { Button, IconButton } from '@nafas/design-system';
import { X } from '@nafas/design-system/icons';
import type { PlatformV1 } from '@nafas/platform';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFollow } from '../layout/nav-items.ts';
import { AskPermission } from './AskPermission.tsx';
import { Notifications } from './Notifications.tsx';
import css from './notifications.module.css';
import { NOTIFICATIONS_PATH } from './path.ts';

/** What the bell opens: not modal, so the page behind goes on. */
export function NotificationPanel({
  platform,
  close,
}: {
  platform: PlatformV1;
  close: () => void;
}) {
  const { t } = useTranslation();
  const follow = useFollow();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className={css['panel']}
      onKeyDown={onKeyDown}
    >
      <div className={css['head']}>
        <h2 id={id}>{t('notifications.title')}</h2>
        <IconButton label={t('notifications.close')} onClick={close}>
          <X />
        </IconButton>
      </div>
      <Notifications platform={platform} place="panel" />
      <AskPermission />
      <div className={css['foot']}>
        <Button
          variant="quiet"
          block
          href={NOTIFICATIONS_PATH}
          onClick={(event) => {
            follow(NOTIFICATIONS_PATH)(event);
            close();
          }}
        >
          {t('notifications.viewAll')}
        </Button>
      </div>
    </div>
  );
}
