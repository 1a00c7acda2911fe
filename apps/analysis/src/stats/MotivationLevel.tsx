import { dayMeans, motivationLevel } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { PercentStat } from './PercentStat.tsx';
import { StatSlot } from './StatSlot.tsx';

/** Slot `motivation-level`: the smoothed self-rated motivation in percent, and that it is self-rated. */
export default function MotivationLevel() {
  const { t } = useTranslation();
  const format = useFormat();
  const label = t('stats.motivationLevel');
  return (
    <StatSlot label={label}>
      {({ days, today }) => (
        <PercentStat
          label={label}
          score={motivationLevel(dayMeans(days), today)}
          missing={(count) => t('stats.missingMotivation', { count, n: format.number(count) })}
          basis={t('stats.selfRated')}
        />
      )}
    </StatSlot>
  );
}
