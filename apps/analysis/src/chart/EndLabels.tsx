import { useTranslation } from 'react-i18next';
import type { Format } from '../format/create-format.ts';
import css from './chart.module.css';
import { SCALE_MAX, SERIES, type ChartModel } from './chart-model.ts';
import { PLOT, PLOT_INNER } from './plot-size.ts';
import { spread } from './spread.ts';

const GAP = 20;

/** The lines' names and latest values, beside their ends. */
export function EndLabels({ model, format }: { model: ChartModel; format: Format }) {
  const { t } = useTranslation();
  const last = model.points.at(-1);
  if (!last) return null;
  const places = SERIES.map((series) => (1 - last[series] / SCALE_MAX) * PLOT_INNER);
  const moved = spread(places, GAP, PLOT_INNER);
  return (
    <div className={css['ends']} aria-hidden="true">
      {SERIES.map((series, index) => (
        <span key={series} style={{ insetBlockStart: PLOT.top + (moved[index] ?? 0) }}>
          {t(`series.${series}`)} <b>{format.number(last[series], 1)}</b>
        </span>
      ))}
    </div>
  );
}
