import { useTranslation } from 'react-i18next';
import { useFormat } from '../frame/use-format.ts';
import { DAYS } from './example-month.ts';
import { ProgressChart } from './ProgressChart.tsx';
import { ProgressTable } from './ProgressTable.tsx';
import { Section } from './Section.tsx';
import css from './progress.module.css';

/** A month of check-ins as a chart, labelled as an example. */
export function Progress() {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return (
    <Section id="progress" className={css['progress']}>
      <div className={css['head']}>
        <h2 id="progress-title">{t('progress.title')}</h2>
        <p>{t('progress.lead')}</p>
      </div>
      <figure className={css['figure']}>
        <ProgressChart />
        <ProgressTable />
        <figcaption className={css['foot']}>
          {t('progress.foot', { days: number(DAYS) })}
        </figcaption>
      </figure>
    </Section>
  );
}
