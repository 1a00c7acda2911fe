import { HERE_DAYS, type Week } from '@nafas/insights/week';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import css from './week.module.css';

/** On how many of the last thirty days there was an entry; nothing of rows that break. */
export function DaysWithEntries({ week: { here, hereCount } }: { week: Week }) {
  const { t } = useTranslation('week');
  const format = useFormat();
  const counted = { count: hereCount, n: format.number(hereCount), of: format.number(HERE_DAYS) };
  return (
    <section>
      <h2>{t('here')}</h2>
      <div className={css['here']}>
        <div className={css['dots']} aria-hidden="true">
          {here.map(({ localDate, isHere }) => (
            <i key={localDate} data-on={isHere || undefined} />
          ))}
        </div>
        <div>
          <p className={css['count']}>{t('hereCount', counted)}</p>
          {hereCount < HERE_DAYS && <p>{t('hereQuiet')}</p>}
        </div>
      </div>
    </section>
  );
}
