import type { CheckIn } from '@nafas/data-service/check-ins';
import type { Saved } from '@nafas/data-service/client';
import { MoodMark } from '@nafas/design-system';
import { toMoodLevel } from '@nafas/insights';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import css from './completed.module.css';

/** The dialog's title once the check-in is saved: its mark, and the moment it is of. Takes the focus. */
export function SavedTitle({ checkIn, saved }: { checkIn: CheckIn; saved: Saved }) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = useRef<HTMLSpanElement>(null);
  // The button that was pressed is gone.
  useEffect(() => title.current?.focus(), []);
  const level = checkIn.touched.includes('mood') ? toMoodLevel(checkIn.mood) : null;
  return (
    <span ref={title} tabIndex={-1} className={css['title']}>
      <MoodMark level={level} size="xl" />
      <span>
        {t(`new.isSaved.${saved}`)}
        <small>{format.moment(Date.parse(checkIn.occurredAt))}</small>
      </span>
    </span>
  );
}
