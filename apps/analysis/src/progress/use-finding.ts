import { finding } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import type { CheckInList } from '../data/check-in-list.ts';
import { useFormat } from '../format/use-format.ts';

/** The sentence under the chart. */
export function useFinding(): (list: CheckInList, today: string) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const counted = (count: number) => ({ count, n: format.number(count) });
  return ({ checkIns, earlier }, today) => {
    const found = finding(checkIns, today, earlier);
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
