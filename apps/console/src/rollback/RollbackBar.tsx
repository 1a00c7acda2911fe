import type { ReleasedApp } from '@nafas/data-service/console';
import { Button } from '@nafas/design-system';
import { RotateCcw } from '@nafas/design-system/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeDialog } from '../change/ChangeDialog.tsx';
import { findStable, findTrial } from '../releases.ts';
import css from './rollback.module.css';

interface RollbackBarProps {
  readonly app: ReleasedApp;
  readonly environment: string;
  readonly isStale: boolean;
  onChanged(): void;
}

/** Names the effect of going back before the press. */
export function RollbackBar({ app, environment, isStale, onChanged }: RollbackBarProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const bad = findTrial(app) ?? findStable(app);
  if (!bad || app.back === null) {
    return <p className={css['none']}>{t('rollback.nothing', { app: app.app })}</p>;
  }
  const names = { app: app.app, to: app.back };
  return (
    <div className={css['bar']} role="region" aria-label={t('rollback.bar')}>
      <RotateCcw />
      <p>
        <b>{t('rollback.title', names)}</b>{' '}
        <span>{t('rollback.effect', { version: bad.version })}</span>
      </p>
      <Button variant="critical" disabled={isStale} onClick={() => setOpen(true)}>
        {t('rollback.open')}
      </Button>
      <ChangeDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onChanged={onChanged}
        change={{ action: 'rollback', version: bad.version, environment, ...names }}
      />
    </div>
  );
}
