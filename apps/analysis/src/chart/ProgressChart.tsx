import { LineChart } from '@nafas/design-system/chart';
import { useTranslation } from 'react-i18next';
import { LINES, type ChartModel } from './chart-model.ts';
import { useChart } from './use-chart.ts';
import { useDescription } from './use-description.ts';

/** Happiness, energy and stress over time, and what they say. */
export function ProgressChart({ model, finding }: { model: ChartModel; finding: string }) {
  const { t } = useTranslation();
  const { texts, ...common } = useChart();
  const description = useDescription(model);
  const { points, time, from, to, unit } = model;
  return (
    <LineChart
      {...common}
      {...{ points, time, finding }}
      series={LINES.map(({ series, tone }) => ({ tone, name: t(`series.${series}`) }))}
      texts={{
        ...texts,
        description,
        table: t('chart.table', { from, to }),
        time: t(unit === 'day' ? 'chart.at' : 'chart.time'),
      }}
    />
  );
}
