import { useTranslation } from 'react-i18next';
import { useFormat } from '../frame/use-format.ts';
import { DAYS, EXAMPLE_MONTH, SERIES } from './example-month.ts';
import css from './progress-table.module.css';

/** The same month as numbers, opened on demand. */
export function ProgressTable() {
  const { t } = useTranslation('public');
  const { number, oneDigit } = useFormat();
  return (
    <details className={css['details']}>
      <summary>{t('progress.table')}</summary>
      <div className={css['scroll']} tabIndex={0} role="region" aria-label={t('progress.table')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('progress.dayHead')}</th>
              {SERIES.map((series) => (
                <th key={series} scope="col">
                  {t(`progress.${series}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: DAYS }, (_, i) => (
              <tr key={i}>
                <th scope="row">{number(i + 1)}</th>
                {SERIES.map((series) => (
                  <td key={series}>{oneDigit(EXAMPLE_MONTH[series][i] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
