import { useTranslation } from 'react-i18next';
import css from './chart.module.css';
import { DATA_NAME, SERIES } from './chart-model.ts';

/** Which line is which, where there is no room beside their ends. */
export function Key() {
  const { t } = useTranslation();
  return (
    <div className={css['key']} aria-hidden="true">
      {SERIES.map((series) => (
        <span key={series}>
          <svg viewBox="0 0 26 8" focusable="false">
            <path
              d="M1 4H25"
              stroke={`var(--nf-data-${DATA_NAME[series]})`}
              strokeDasharray={`var(--nf-dash-${DATA_NAME[series]})`}
            />
          </svg>
          {t(`series.${series}`)}
        </span>
      ))}
    </div>
  );
}
