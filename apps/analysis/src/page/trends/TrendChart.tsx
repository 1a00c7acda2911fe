import { StackChart } from '@nafas/design-system/chart';
import { spanInsights, daysBetween, type DateSpan, type DayFigures } from '@nafas/insights';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChart } from '../../chart/use-chart.ts';
import { useFormat } from '../../format.ts';
import { AREAS, trendModel } from './trend-model.ts';

/** Positive, neutral and negative check-ins, with or without texts, day by day: as areas and as a table. */
export function TrendChart(props: {
  days: readonly DayFigures[];
  span: DateSpan;
  /** Whether the days count texts, too. */
  withTexts: boolean;
}) {
  const { days, span, withTexts } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { texts, ...common } = useChart();
  const model = useMemo(() => trendModel(days, span, format), [days, span, format]);
  const { points, time, from, to } = model;
  const last = points.at(-1)?.values;
  const shares = {
    positive: format.percent(last?.positive ?? 0),
    neutral: format.percent(last?.neutral ?? 0),
    negative: format.percent(last?.negative ?? 0),
  };
  const context = withTexts ? 'texts' : '';
  const name = common.direction === 'rtl' ? 'trends.descriptionRtl' : 'trends.description';
  return (
    <StackChart
      {...common}
      {...{ points, time }}
      series={AREAS.map((tone) => ({ tone, name: t(`trends.${tone}`) }))}
      finding={useBalance(days, span, context)}
      texts={{
        ...texts,
        description: t(name, { context, from, to, ...shares }),
        table: t('trends.table', { context, from, to }),
        time: t('chart.at'),
      }}
    />
  );
}

/** Describes the chart's areas in words; empty while there are too few days. */
function useBalance(
  days: readonly DayFigures[],
  { from, to }: DateSpan,
  context: 'texts' | '',
): string {
  const { t } = useTranslation();
  const format = useFormat();
  const found = spanInsights(days, from, to, daysBetween(from, to) + 1);
  if (found.kind !== 'insights') return '';
  const balance = found.insights.find(({ kind }) => kind === 'balance');
  if (balance?.kind !== 'balance') return '';
  return t('trends.finding', { context, positive: format.percent(balance.positive) });
}
