import { motivationLevel } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import { PercentStat } from './PercentStat.tsx';
import { StatSlot } from './StatSlot.tsx';
import css from './motivation.module.css';

/** Slot `motivation-level`: the smoothed self-rated motivation in percent, and that it is self-rated. */
export default function MotivationLevel() {
  const { t } = useTranslation();
  const format = useFormat();
  const label = t('stats.motivationLevel');
  return (
    <StatSlot label={label}>
      {({ list, today }) => {
        const score = motivationLevel(list.checkIns, today);
        const basis = score.kind === 'score' && (
          <span className={css['basis']}>{t('stats.selfRated')}</span>
        );
        return (
          <PercentStat
            label={
              <span>
                {label} {basis}
              </span>
            }
            score={score}
            missing={(days) =>
              t('stats.missingMotivation', { count: days, n: format.number(days) })
            }
          />
        );
      }}
    </StatSlot>
  );
}
