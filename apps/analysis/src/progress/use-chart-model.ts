import type { Range } from '@nafas/insights';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartModel } from '../chart/chart-model.ts';
import { dayChart } from '../chart/day-chart.ts';
import { momentChart } from '../chart/moment-chart.ts';
import type { CheckInList } from '../data/check-in-list.ts';
import { useFormat } from '../format/use-format.ts';

/** The chart of a range. The last 24 hours end at the moment the data came. */
export function useChartModel(list: CheckInList, range: Range, today: string): ChartModel {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () =>
      range === '24h'
        ? momentChart(list.checkIns, new Date(), format, t('chart.now'))
        : dayChart(list.checkIns, range, today, format, t('chart.today')),
    [list, range, today, format, t],
  );
}
