import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import css from './table.module.css';
import { SERIES, type ChartModel } from './chart-model.ts';

/** The chart's figures as a table, the latest first. */
export function PointsTable({ model }: { model: ChartModel }) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = t('chart.table', { from: model.from, to: model.to });
  return (
    // It scrolls, so the keyboard must be able to reach it.
    <div className={css['frame']} role="region" aria-label={name} tabIndex={0}>
      <table className={css['table']}>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t(model.unit === 'day' ? 'chart.at' : 'chart.time')}</th>
            {SERIES.map((series) => (
              <th key={series} scope="col" className={css['number']}>
                {t(`series.${series}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {model.points.toReversed().map((point, index) => (
            // Two check-ins may be of one moment.
            <tr key={index}>
              <th scope="row">{point.label}</th>
              {SERIES.map((series) => (
                <td key={series} className={css['number']}>
                  {format.number(point[series], 1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
