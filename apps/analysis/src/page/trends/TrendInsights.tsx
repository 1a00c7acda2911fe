import { hourFigures } from '@nafas/data-service/analysis/client';
import { Skeleton } from '@nafas/design-system';
import { CalendarDays, Sun, TrendingUp } from '@nafas/design-system/icons';
import {
  daysBetween,
  peakTimes,
  spanInsights,
  type DateSpan,
  type DayFigures,
} from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { InsightRow } from '../InsightRow.tsx';
import css from '../page.module.css';
import { useTrendWords } from './use-trend-words.ts';

/** Peak times and insights of a range, each with how much it rests on; honest where there is too little. */
export function TrendInsights({ days, span }: { days: readonly DayFigures[]; span: DateSpan }) {
  const { t } = useTranslation();
  const hours = useQuery(hourFigures(usePlatform(), span));
  const words = useTrendWords();
  const possible = daysBetween(span.from, span.to) + 1;
  const found = spanInsights(days, span.from, span.to, possible);
  return (
    <>
      <div className={css['rows']}>
        {hours.isPending ? (
          <Skeleton blockSize={76} />
        ) : (
          <InsightRow
            icon={<Sun />}
            tone="dawn"
            words={words.peaks(hours.data ? peakTimes(hours.data) : 'failed')}
          />
        )}
        {words.insights(found).map((said) => (
          <InsightRow
            key={said.title}
            icon={said.isShift ? <TrendingUp /> : <CalendarDays />}
            words={said}
          />
        ))}
      </div>
      <p className={css['note']}>{t('trends.note')}</p>
    </>
  );
}
