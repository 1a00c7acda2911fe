import type { DayRange } from '@nafas/insights';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayChart } from '../chart/day-chart.ts';
import { ProgressChart } from '../chart/ProgressChart.tsx';
import type { Days } from '../data/use-days.ts';
import { useFormat } from '../format/use-format.ts';
import { useFinding } from './use-finding.ts';

/** The lines of a range of days, the sentence under them, and the same figures as a table. */
export function RangeChart({ data, range }: { data: Days; range: DayRange }) {
  const { t } = useTranslation();
  const format = useFormat();
  const finding = useFinding();
  const { days, today } = data;
  const model = useMemo(
    () => dayChart(days, range, today, format, t('chart.today')),
    [days, range, today, format, t],
  );
  return <ProgressChart model={model} finding={finding(data)} />;
}
