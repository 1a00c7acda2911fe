import { Skeleton } from '@nafas/design-system';
import { directionOf } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import css from './chart.module.css';
import type { ChartModel } from './chart-model.ts';
import { EndLabels } from './EndLabels.tsx';
import { Key } from './Key.tsx';
import { PLOT } from './plot-size.ts';
import { PointsTable } from './PointsTable.tsx';
import { useDescription } from './use-description.ts';
import { useLinePlot } from './use-line-plot.ts';

/** Three lines over time with their names at their ends. Without the drawing, the same figures as a table. */
export function ProgressChart({ model }: { model: ChartModel }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isRtl = directionOf(useStore(usePlatform().language)) === 'rtl';
  const description = useDescription(model);
  const drawLines = useLinePlot();
  if (drawLines === null) {
    return (
      <div>
        <p role="status">{t('progress.chartFailed')}</p>
        <PointsTable model={model} />
      </div>
    );
  }
  return (
    <div role="img" aria-label={description}>
      <Key />
      <div className={css['plot']}>
        {drawLines ? (
          drawLines({ model, rtl: isRtl, number: format.number })
        ) : (
          <Skeleton blockSize={PLOT.blockSize} />
        )}
        <EndLabels model={model} format={format} />
      </div>
    </div>
  );
}
