import type { Moment } from '@nafas/data-service/analysis';
import type { Days } from '@nafas/data-service/analysis/client';
import { LineChart } from '@nafas/design-system/chart';
import { dayMeans, finding, type Range } from '@nafas/insights';
import { textDirection } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { type ChartModel, dayChart, LINES, momentChart } from './chart-model.ts';
import { useChart } from './use-chart.ts';

const NONE: readonly Moment[] = [];

/**
 * Happiness, energy and stress over a range, and what they say. The last 24 hours are those of `moments` and end when
 * these came.
 */
export function ProgressChart(props: { data: Days; range: Range; moments?: readonly Moment[] }) {
  const { data, range, moments = NONE } = props;
  const { days, today } = data;
  const { t } = useTranslation();
  const format = useFormat();
  const { texts, ...common } = useChart();
  const model = useMemo(
    () =>
      range === '24h'
        ? momentChart(moments, new Date(), format, t('chart.now'))
        : dayChart(days, range, today, format, t('chart.today')),
    [days, moments, range, today, format, t],
  );
  const { points, time, from, to, unit } = model;
  return (
    <LineChart
      {...common}
      {...{ points, time }}
      finding={useFinding(data)}
      series={LINES.map(({ series, tone }) => ({ tone, name: t(`series.${series}`) }))}
      texts={{
        ...texts,
        description: useDescription(model),
        table: t('chart.table', { from, to }),
        time: t(unit === 'day' ? 'chart.at' : 'chart.time'),
      }}
    />
  );
}

/** The chart in words: its time, its direction, and where each line begins and ends. */
function useDescription(model: ChartModel): string {
  const { t } = useTranslation();
  const format = useFormat();
  const isRtl = textDirection(useStore(usePlatform().language)) === 'rtl';
  const lines = LINES.map(({ series, tone }) => {
    const name = t(`series.${series}`);
    const given = model.points.flatMap(({ values }) => values[tone] ?? []);
    const value = (at: number) => format.number(given.at(at) ?? 0, 1);
    if (given.length === 0) return '';
    return given.length === 1
      ? t('chart.point', { series: name, last: value(-1) })
      : t('chart.line', { series: name, first: value(0), last: value(-1) });
  })
    .filter(Boolean)
    .join(' ');
  return t(isRtl ? 'chart.descriptionRtl' : 'chart.description', {
    from: model.from,
    to: model.to,
    lines,
  });
}

/** The sentence under the chart. */
function useFinding({ days, earlier, today }: Days): string {
  const { t } = useTranslation();
  const format = useFormat();
  const counted = (count: number) => ({ count, n: format.number(count) });
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
    case 'moving':
      return t('finding.moving');
  }
}
