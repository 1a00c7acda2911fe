import { motivationLevel } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import { PercentStat } from './PercentStat.tsx';
import { StatSlot } from './StatSlot.tsx';

/** Slot `motivation-level`: the smoothed self-rated motivation in percent, and that it is self-rated. */
export default function MotivationLevel() {
  const { t } = useTranslation();
  const format = useFormat();
  const label = t('stats.motivationLevel');
  return (
    <StatSlot label={label}>
      {({ list, today }) => (
        <PercentStat
          label={label}
          score={motivationLevel(list.checkIns, today)}
          missing={(days) => t('stats.missingMotivation', { count: days, n: format.number(days) })}
          basis={t('stats.selfRated')}
        />
      )}
    </StatSlot>
  );
}
