import type { Releases } from '@nafas/data-service/console';
import { Badge, Button } from '@nafas/design-system';
import { X } from '@nafas/design-system/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeDialog } from '../change/ChangeDialog.tsx';
import { canStart } from '../releases.ts';
import { useFormat } from '../use-format.ts';
import css from './live.module.css';

interface PreviewProps {
  readonly app: string;
  readonly releases: Releases;
  readonly isStale: boolean;
  onStarted(): void;
}

/** The version of an app that the gate looked at last; what passed it can be tried out. */
export function Preview({ app, releases, isStale, onStarted }: PreviewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const verdict = releases.gated.find((each) => each.app === app);
  if (!verdict) return <span className={css['muted']}>{t('live.noPreview')}</span>;
  const { version, at, checks } = verdict;
  const isRefused = checks.some(({ outcome }) => outcome === 'refused');
  return (
    <>
      <span className={css['version']}>
        <bdi>{version}</bdi>
      </span>
      <time className={css['muted']} dateTime={at}>
        {format.ago(at, new Date())}
      </time>
      {isRefused && (
        <Badge tone="critical" icon={<X size="sm" />}>
          {t('live.gateFailed')}
        </Badge>
      )}
      {canStart(releases, verdict) && (
        <Button
          size="sm"
          variant="secondary"
          className={css['start']}
          disabled={isStale}
          aria-label={t('start.named', { app, version })}
          onClick={() => setOpen(true)}
        >
          {t('start.open')}
        </Button>
      )}
      <ChangeDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onChanged={onStarted}
        change={{ action: 'start', app, version, environment: releases.environment }}
      />
    </>
  );
}
