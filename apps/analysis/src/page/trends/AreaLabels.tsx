import { useTranslation } from 'react-i18next';
import chart from '../../chart/chart.module.css';
import { PLOT, PLOT_INNER } from '../../chart/plot-size.ts';
import { spread } from '../../chart/spread.ts';
import type { Format } from '../../format/create-format.ts';
import { AREAS, type TrendDay } from './trend-model.ts';

const GAP = 20;

/** The areas' names and latest shares, beside their ends. */
export function AreaLabels({ day, format }: { day: TrendDay; format: Format }) {
  const { t } = useTranslation();
  const middles = AREAS.map((area, index) => {
    const ground = AREAS.slice(0, index).reduce((sum, below) => sum + day[below], 0);
    return (1 - (ground + day[area] / 2) / 100) * PLOT_INNER;
  });
  const places = spread(middles, GAP, PLOT_INNER);
  return (
    <div className={chart['ends']} aria-hidden="true">
      {AREAS.map((area, index) => (
        <span key={area} style={{ insetBlockStart: PLOT.top + (places[index] ?? 0) }}>
          {t(`trends.${area}`)} <b>{format.percent(day[area])}</b>
        </span>
      ))}
    </div>
  );
}
