import type { CheckIn } from '@nafas/data-service/check-ins';
import { toMoodLevel } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import { Mark } from '../mark/Mark.tsx';
import css from './entry.module.css';

/** The mark of an entry's mood with its word beside it, which is said anew when it changes. */
export function MoodLine({ entry }: { entry: Pick<CheckIn, 'mood' | 'touched'> }) {
  const { t } = useTranslation();
  const mood = entry.touched.includes('mood') ? entry.mood : null;
  return (
    <div className={css['mood']}>
      <Mark mood={mood} size="xl" silent />
      <span aria-live="polite">
        {mood === null ? t('mood.notSet') : t(`mood.${toMoodLevel(mood)}`)}
      </span>
    </div>
  );
}
