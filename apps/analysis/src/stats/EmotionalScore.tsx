import { dayMeans, emotionalScore } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { PercentStat } from './PercentStat.tsx';
import { StatSlot } from './StatSlot.tsx';

/** Slot `emotional-score`: the smoothed mood in percent. */
export default function EmotionalScore() {
  const { t } = useTranslation();
  const format = useFormat();
  const label = t('stats.emotionalScore');
  return (
    <StatSlot label={label}>
      {({ days, today }) => (
        <PercentStat
          label={label}
          score={emotionalScore(dayMeans(days), today)}
          missing={(count) => t('stats.missing', { count, n: format.number(count) })}
        />
      )}
    </StatSlot>
  );
}
