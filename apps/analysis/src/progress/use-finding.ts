import { dayMeans, finding } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import type { Days } from '../data/use-days.ts';
import { useFormat } from '../format/use-format.ts';

/** The sentence under the chart. */
export function useFinding(): (data: Days) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const counted = (count: number) => ({ count, n: format.number(count) });
  return ({ days, earlier, today }) => {
    const found = finding(dayMeans(days), today, earlier);
    switch (found.kind) {
      case 'no-check-ins':
        return t('finding.noCheckIns');
      case 'first-check-in':
        return t('finding.first');
      case 'not-enough':
        return t('finding.notEnough', counted(found.missingDays));
      case 'stress-below-energy':
        return t('finding.stressBelow', counted(found.days));
      case 'stress-above-energy':
        return t('finding.stressAbove', counted(found.days));
      case 'mood-up':
        return t('finding.moodUp', counted(found.points));
      case 'mood-down':
        return t('finding.moodDown', counted(found.points));
      case 'steady':
        return t('finding.steady');
    }
  };
}
