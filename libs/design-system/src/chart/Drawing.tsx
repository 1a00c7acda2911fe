import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import css from './Chart.module.css';
import type { ChartSeries, ChartTexts } from './chart-data.ts';
import { EndLabels, type EndLabel } from './EndLabels.tsx';
import { Key } from './Key.tsx';
import { PLOT } from './plot-size.ts';

/** The drawing as one picture with its description. Without it, its table. */
export function Drawing(props: {
  kind: 'line' | 'area';
  series: readonly ChartSeries<string>[];
  labels: readonly EndLabel[];
  texts: ChartTexts;
  /** Null when it could not be loaded, undefined while it is under way. */
  plot: ReactNode;
  table: ReactNode;
}) {
  const { kind, series, labels, texts, plot, table } = props;
  if (plot === null) {
    return (
      <div>
        <p role="status">{texts.failed}</p>
        {table}
      </div>
    );
  }
  return (
    <div role="img" aria-label={texts.description}>
      <Key kind={kind} series={series} />
      <div className={css['plot']}>
        {plot ?? <Skeleton blockSize={PLOT.blockSize} />}
        <EndLabels labels={labels} />
      </div>
    </div>
  );
}
