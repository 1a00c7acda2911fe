import { Skeleton, State } from '@nafas/design-system';
import { spanInsights, daysBetween, type DateSpan, type DayFigures } from '@nafas/insights';
import { directionOf } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import chart from '../../chart/chart.module.css';
import { PLOT } from '../../chart/plot-size.ts';
import { plotHook } from '../../chart/use-plot.ts';
import { useFormat } from '../../format/use-format.ts';
import { TableSwitch } from '../../progress/TableSwitch.tsx';
import progress from '../../progress/progress.module.css';
import { AreaKey } from './AreaKey.tsx';
import { AreaLabels } from './AreaLabels.tsx';
import type { StackPlotProps } from './StackPlot.tsx';
import { trendModel, type TrendModel } from './trend-model.ts';
import { TrendTable } from './TrendTable.tsx';

const useStackPlot = plotHook<StackPlotProps>(() => import('./StackPlot.tsx'));

/** Positive, neutral and negative check-ins day by day, as areas and as a table. */
export function TrendChart({ days, span }: { days: readonly DayFigures[]; span: DateSpan }) {
  const { t } = useTranslation();
  const format = useFormat();
  const model = useMemo(() => trendModel(days, span, format), [days, span, format]);
  if (model.points.length === 0) {
    const sentence = t('progress.emptyRange');
    return <State kind="empty" sentence={sentence} className={progress['state']} />;
  }
  const found = spanInsights(days, span.from, span.to, daysBetween(span.from, span.to) + 1);
  const balance =
    found.kind === 'insights' ? found.insights.find(({ kind }) => kind === 'balance') : undefined;
  const foot =
    balance?.kind === 'balance'
      ? t('trends.finding', { positive: format.percent(balance.positive) })
      : '';
  return (
    <TableSwitch chart={<Areas model={model} />} table={<TrendTable model={model} />} foot={foot} />
  );
}

function Areas({ model }: { model: TrendModel }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isRtl = directionOf(useStore(usePlatform().language)) === 'rtl';
  const draw = useStackPlot();
  const last = model.points.at(-1);
  if (draw === null) {
    return (
      <div>
        <p role="status">{t('progress.chartFailed')}</p>
        <TrendTable model={model} />
      </div>
    );
  }
  const shares = {
    positive: format.percent(last?.positive ?? 0),
    neutral: format.percent(last?.neutral ?? 0),
    negative: format.percent(last?.negative ?? 0),
  };
  const name = t(isRtl ? 'trends.descriptionRtl' : 'trends.description', {
    from: model.from,
    to: model.to,
    ...shares,
  });
  return (
    <div role="img" aria-label={name}>
      <AreaKey />
      <div className={chart['plot']}>
        {draw ? (
          draw({ model, rtl: isRtl, percent: format.percent })
        ) : (
          <Skeleton blockSize={PLOT.blockSize} />
        )}
        {last && <AreaLabels day={last} format={format} />}
      </div>
    </div>
  );
}
