import { Stat } from '@nafas/design-system';
import { dailyMeans, scoreOf, type CheckInFigures } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import { SERIES } from '../chart/chart-model.ts';
import type { CheckInsState } from '../data/use-check-ins.ts';
import { useFormat } from '../format/use-format.ts';
import { PercentStat } from '../stats/PercentStat.tsx';
import css from './page.module.css';

/** Happiness, energy and stress as they are now, smoothed like the lines, in percent. */
export function Figures({ data }: { data: CheckInsState }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section className={css['figures']} aria-label={t('page.figures')}>
      {SERIES.map((series) => {
        const label = t(`series.${series}`);
        if (data.status !== 'ready') return <Stat key={series} label={label} state="loading" />;
        const days = dailyMeans(data.list.checkIns, (checkIn: CheckInFigures) => checkIn[series]);
        return (
          <PercentStat
            key={series}
            label={label}
            score={scoreOf(days, data.today)}
            missing={(count) => t('stats.missing', { count, n: format.number(count) })}
            better={series === 'stress' ? 'less' : 'more'}
          />
        );
      })}
    </section>
  );
}
