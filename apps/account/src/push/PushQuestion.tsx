import { Button, Mark } from '@nafas/design-system';
import { capitalise, formatLocale } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './push.module.css';

/** Our own question before the browser's, with what a locked screen will show. */
export function PushQuestion(props: { isBusy: boolean; onGo: () => void; onClose: () => void }) {
  const { isBusy, onGo, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const row = heading.current?.closest('[role=group]')?.previousElementSibling;
    heading.current?.focus();
    // Whoever is here by the keyboard goes on at the switch.
    return () => row?.querySelector('input')?.focus();
  }, []);
  return (
    <div role="group" aria-labelledby={id} className={css['preask']}>
      <LockScreen />
      <div className={css['question']}>
        <h3 id={id} ref={heading} tabIndex={-1}>
          {t('push.askTitle')}
        </h3>
        <p>{t('push.ask')}</p>
        <div className={css['buttons']}>
          <Button variant="primary" busy={isBusy} onClick={onGo}>
            {t('push.go')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('push.notNow')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function LockScreen() {
  const { t } = useTranslation();
  const locale = formatLocale(useStore(usePlatform().language));
  const now = new Date();
  const day = { weekday: 'long', day: 'numeric', month: 'long', calendar: 'gregory' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return (
    <div className={css['screen']} role="img" aria-label={t('push.preview')} data-theme="dark">
      <span className={css['day']}>
        {capitalise(locale, new Intl.DateTimeFormat(locale, day).format(now))}
      </span>
      <span className={css['time']}>{new Intl.DateTimeFormat(locale, time).format(now)}</span>
      <div className={css['note']}>
        <Mark size={20} />
        <span>
          <b>{t('push.name')}</b>
          {t('push.neutral')}
        </span>
        <span className={css['now']}>{t('push.now')}</span>
      </div>
    </div>
  );
}
