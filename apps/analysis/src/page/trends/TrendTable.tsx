import { useTranslation } from 'react-i18next';
import css from '../../chart/table.module.css';
import { useFormat } from '../../format/use-format.ts';
import { AREAS, type TrendModel } from './trend-model.ts';

const COLUMNS = AREAS.toReversed();

/** The areas' figures as a table, the latest day first. */
export function TrendTable({ model }: { model: TrendModel }) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = t('trends.table', { from: model.from, to: model.to });
  return (
    // It scrolls, so the keyboard must be able to reach it.
    <div className={css['frame']} role="region" aria-label={name} tabIndex={0}>
      <table className={css['table']}>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.at')}</th>
            {COLUMNS.map((area) => (
              <th key={area} scope="col" className={css['number']}>
                {t(`trends.${area}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {model.points.toReversed().map((day) => (
            <tr key={day.x}>
              <th scope="row">{day.label}</th>
              {COLUMNS.map((area) => (
                <td key={area} className={css['number']}>
                  {format.percent(day[area])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
