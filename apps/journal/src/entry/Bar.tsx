import { Button } from '@nafas/design-system';
import { ArrowLeft } from '@nafas/design-system/icons';
import { usePlatformLink } from '@nafas/platform/remote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { JOURNAL } from '../address.ts';
import css from './entry.module.css';

/** The way back to the journal, and what can be done with the entry. */
export function Bar({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const back = usePlatformLink(JOURNAL);
  return (
    <div className={css['bar']}>
      <Button variant="quiet" size="sm" icon={<ArrowLeft flip />} {...back}>
        {t('title')}
      </Button>
      <div className="nf-cluster">{children}</div>
    </div>
  );
}
