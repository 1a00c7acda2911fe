import { RECORD_STEPS, type ThoughtRecord } from '@nafas/data-service/thought-records';
import { useTranslation } from 'react-i18next';
import { meanFall } from './mean-fall.ts';
import css from './records.module.css';
import { useAnswerText } from './use-answer-text.ts';

/** A finished record to be read and printed; it gives no verdict. */
export function RecordSummary({ record }: { record: ThoughtRecord }) {
  const { t } = useTranslation();
  const getText = useAnswerText(record);
  const fall = meanFall(record);
  return (
    <section className={css['summary']} aria-labelledby="record-done">
      <h2 id="record-done">{t('record.doneTitle')}</h2>
      <p className={css['muted']}>
        {fall !== null && fall <= 0 ? t('record.noChange') : t('record.doneText')}
      </p>
      <dl>
        {RECORD_STEPS.map((step) => {
          const text = getText(step);
          return text === '' ? null : (
            <div key={step}>
              <dt>{t(`record.step.${step}.title`)}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
