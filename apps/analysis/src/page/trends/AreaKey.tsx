import { useTranslation } from 'react-i18next';
import chart from '../../chart/chart.module.css';
import css from './trends.module.css';
import { AREAS } from './trend-model.ts';

/** Which area is which, where there is no room beside their ends. */
export function AreaKey() {
  const { t } = useTranslation();
  return (
    <div className={chart['key']} aria-hidden="true">
      {AREAS.toReversed().map((area) => (
        <span key={area}>
          <i className={css['swatch']} style={{ background: `var(--nf-data-${area})` }} />
          {t(`trends.${area}`)}
        </span>
      ))}
    </div>
  );
}
