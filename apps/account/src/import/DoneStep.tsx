import { Button, Card, HorizonArt } from '@nafas/design-system';
import { RotateCcw } from '@nafas/design-system/icons';
import { UNDO_DAYS } from '@nafas/data-service/imports';
import { addDays } from '@nafas/insights';
import { useToday } from '@nafas/data-service/react';
import { usePlatformLink } from '@nafas/platform/remote';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './import.module.css';
import { useFormat } from './use-format.ts';
import type { Checked } from './use-import.ts';
import { useUndo } from './use-undo.ts';

/** What came in, and the way back. */
export function DoneStep(props: { file: Checked; brought: number; onAgain: () => void }) {
  const { file, brought, onAgain } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const journal = usePlatformLink('/dashboard/journal?view=year');
  const title = useRef<HTMLHeadingElement>(null);
  const { busy, undo } = useUndo(onAgain);
  useEffect(() => title.current?.focus(), []);
  const { from, to } = file.preview;
  return (
    <Card as="section" className={css['done']}>
      <HorizonArt className={css['art']} />
      <h2 ref={title} tabIndex={-1}>
        {t('import.done.title', { count: brought, n: format.number(brought) })}
      </h2>
      {from !== null && to !== null && (
        <p>{t('import.done.span', { from: format.longDay(from), to: format.longDay(to) })}</p>
      )}
      <div className={css['buttons']}>
        <Button
          variant="quiet"
          icon={<RotateCcw />}
          busy={busy !== null}
          onClick={() => void undo(file.id)}
        >
          {t('import.undo')}
        </Button>
        <Button variant="primary" {...journal}>
          {t('import.done.years')}
        </Button>
      </div>
      <p className={css['small']}>
        {t('import.done.until', { day: format.longDay(addDays(today, UNDO_DAYS)) })}
      </p>
    </Card>
  );
}
