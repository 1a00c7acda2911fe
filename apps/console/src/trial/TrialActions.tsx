import type { ReleasedApp } from '@nafas/data-service/console';
import { Button } from '@nafas/design-system';
import { Pause, Play } from '@nafas/design-system/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeDialog } from '../change/ChangeDialog.tsx';
import type { Serving } from '../releases.ts';
import css from './trial.module.css';

interface TrialActionsProps {
  readonly app: ReleasedApp;
  readonly trial: Serving;
  readonly environment: string;
  readonly isStale: boolean;
  onChanged(): void;
}

/** Gives a trial to more browsers or to all of them, or holds it where it is; away from them is the bar's. */
export function TrialActions(props: TrialActionsProps) {
  const { app, trial, environment, isStale, onChanged } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState<'traffic' | 'promote' | 'hold' | 'resume' | null>(null);
  const close = () => setOpen(null);
  const holds = app.held ? 'resume' : 'hold';
  const named = { app: app.app, version: trial.version, environment };
  return (
    <div className={css['actions']}>
      <Button variant="primary" disabled={isStale} onClick={() => setOpen('traffic')}>
        {t('traffic.open')}
      </Button>
      <Button variant="secondary" disabled={isStale} onClick={() => setOpen('promote')}>
        {t('promote.open')}
      </Button>
      <Button
        variant="quiet"
        icon={app.held ? <Play /> : <Pause />}
        disabled={isStale}
        onClick={() => setOpen(holds)}
      >
        {t(`${holds}.open`)}
      </Button>
      <ChangeDialog
        open={open === 'traffic'}
        onClose={close}
        onChanged={onChanged}
        change={{ action: 'traffic', now: trial.traffic, ...named }}
      />
      <ChangeDialog
        open={open === 'promote'}
        onClose={close}
        onChanged={onChanged}
        change={{ action: 'promote', ...named }}
      />
      <ChangeDialog
        open={open === 'hold' || open === 'resume'}
        onClose={close}
        onChanged={onChanged}
        change={{ action: open === 'hold' || open === 'resume' ? open : holds, ...named }}
      />
    </div>
  );
}
