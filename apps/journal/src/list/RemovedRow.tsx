import type { ListedEntry } from '@nafas/data-service/journal';
import { Button } from '@nafas/design-system';
import { RotateCcw } from '@nafas/design-system/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoved } from '../removed/removed-context.ts';
import { useFormat } from '../use-format.ts';
import css from './list.module.css';

/** In the place of an entry that was deleted, until the journal is left or the entry is back. */
export function RemovedRow({ entry }: { entry: ListedEntry }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { entries, returning, restore } = useRemoved();
  const undo = useRef<HTMLButtonElement>(null);
  const isLatest = entries.at(-1)?.id === entry.id;
  useEffect(() => {
    // Focus stood on what is gone.
    if (isLatest) undo.current?.focus();
  }, [isLatest]);
  return (
    <div className={css['removed']}>
      <span role="status">
        {t('remove.row', { time: format.time(entry.occurredAt, entry.timeZone) })}
      </span>
      <Button
        ref={undo}
        size="sm"
        icon={<RotateCcw size="sm" />}
        busy={returning.has(entry.id)}
        onClick={() => restore(entries.filter(({ id }) => id === entry.id))}
      >
        {t('undo')}
      </Button>
    </div>
  );
}
