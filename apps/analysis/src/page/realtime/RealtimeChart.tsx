import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayChart } from '../../chart/day-chart.ts';
import { momentChart } from '../../chart/moment-chart.ts';
import { ProgressChart } from '../../chart/ProgressChart.tsx';
import type { MomentList } from '../../data/moment-list.ts';
import type { Days } from '../../data/use-days.ts';
import { useFormat } from '../../format/use-format.ts';
import { useFinding } from '../../progress/use-finding.ts';
import type { RealtimeRange } from './RealtimeTab.tsx';

/** The lines of a range. The last 24 hours end at the moment the data came. */
export function RealtimeChart(props: { data: Days; moments: MomentList; range: RealtimeRange }) {
  const { data, moments, range } = props;
  const { days, today } = data;
  const { t } = useTranslation();
  const format = useFormat();
  const finding = useFinding();
  const model = useMemo(
    () =>
      range === '24h'
        ? momentChart(moments, new Date(), format, t('chart.now'))
        : dayChart(days, range, today, format, t('chart.today')),
    [days, moments, range, today, format, t],
  );
  return <ProgressChart model={model} finding={finding(data)} />;
}
