import { Button } from '@nafas/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askPermission, isUndecided } from './browser-notification.ts';
import css from './notifications.module.css';

/** Offers notifications outside the page, as long as the person has not decided; the browser asks after the press. */
export function AskPermission() {
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
