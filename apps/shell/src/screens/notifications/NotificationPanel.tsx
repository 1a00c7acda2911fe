import { Button, IconButton } from '@nafas/design-system';
import { X } from '@nafas/design-system/icons';
import type { PlatformV1 } from '@nafas/platform';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouterLink } from '../links.tsx';
import { askPermission, isUndecided } from './browser-notification.ts';
import { JustNow } from './JustNow.tsx';
import { Notifications } from './Notifications.tsx';
import css from './notifications.module.css';
import { NOTIFICATIONS_PATH } from '../../base/paths.ts';

/** The panel that the bell opens: not modal, so the page behind stays usable. */
export function NotificationPanel({
  platform,
  close,
}: {
  platform: PlatformV1;
  close: () => void;
}) {
  const { t } = useTranslation();
  const all = useRouterLink(NOTIFICATIONS_PATH);
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
      <JustNow onTaken={() => panel.current?.focus()} />
      <Notifications platform={platform} place="panel" />
      <AskPermission />
      <div className={css['foot']}>
        <Button
          variant="quiet"
          block
          href={all.href}
          onClick={(event) => {
            all.onClick(event);
            close();
          }}
        >
          {t('notifications.viewAll')}
        </Button>
      </div>
    </div>
  );
}

/** Offers notifications outside the page, as long as the person has not decided; the browser asks after the press. */
function AskPermission() {
  const { t } = useTranslation();
  const [isOffered, setOffered] = useState(isUndecided);
  if (!isOffered) return null;
  return (
    <div className={css['ask']}>
      <p>{t('notifications.outside')}</p>
      <Button size="sm" onClick={() => void askPermission().then(() => setOffered(isUndecided()))}>
        {t('notifications.allow')}
      </Button>
    </div>
  );
}
