import { Card, CardHead, PageHead } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { Breathing } from '../breathing/Breathing.tsx';
import { COUNTS, ROUNDS, STEPS } from '../breathing/exercise.ts';
import { useFormat } from '../use-format.ts';
import css from './page.module.css';

/** /dashboard/real-time-assistance */
export default function AssistancePage() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const numbers = { steps: number(STEPS.length), rounds: number(ROUNDS), counts: number(COUNTS) };
  return (
    <div className={css['page']}>
      <PageHead title={t('page.title')} lead={t('page.lead')} />
      <div className={css['columns']}>
        <Card as="section" className={css['exercise']} aria-labelledby="breathing">
          <CardHead title={t('title')} titleId="breathing" lead={t('page.what')} />
          <Breathing />
        </Card>
        <Card as="section" aria-labelledby="how">
          <CardHead title={t('page.how')} titleId="how" />
          <ol className={css['steps']}>
            {STEPS.map((phase, index) => (
              <li key={`${index} ${phase}`}>
                <span>{number(index + 1)}</span>
                {t(`page.${phase}`, numbers)}
              </li>
            ))}
          </ol>
          <p className={css['note']}>{t('page.repeat', numbers)}</p>
          <p className={css['note']}>{t('page.care')}</p>
        </Card>
      </div>
    </div>
  );
}
