import type { ReactNode } from 'react';
import css from './Chart.module.css';
import type { ChartSeries, ChartTexts } from './chart-data.ts';
import { EndLabels, type EndLabel } from './EndLabels.tsx';
import { Key } from './Key.tsx';

/** The drawing as one picture with its description. */
export function Drawing(props: {
  kind: 'line' | 'area';
  series: readonly ChartSeries<string>[];
  labels: readonly EndLabel[];
  texts: ChartTexts;
  plot: ReactNode;
}) {
  const { kind, series, labels, texts, plot } = props;
  return (
    <div role="img" aria-label={texts.description}>
      <Key kind={kind} series={series} />
      <div className={css['plot']}>
        {plot}
        <EndLabels labels={labels} />
      </div>
    </div>
  );
}
