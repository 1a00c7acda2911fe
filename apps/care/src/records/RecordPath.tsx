import { FINISHED, RECORD_STEPS, type ThoughtRecord } from '@nafas/data-service/thought-records';
import { useTranslation } from 'react-i18next';
import css from './records.module.css';
import { useAnswerText } from './use-answer-text.ts';

/** The seven steps and what was answered; each that was reached can be opened. */
export function RecordPath(props: {
  record: ThoughtRecord;
  open: number;
  onOpen: (step: number) => void;
}) {
  const { record, open, onOpen } = props;
  const { t } = useTranslation();
  const getText = useAnswerText(record);
  return (
    <ol className={css['path']} aria-label={t('record.steps')}>
      {RECORD_STEPS.map((step, index) => {
        const number = index + 1;
        const isOpen = number === open;
        const state = isOpen ? 'now' : number < record.step ? 'done' : undefined;
        const title = t(`record.step.${step}.title`);
        return (
          <li key={step} data-state={state} aria-current={isOpen ? 'step' : undefined}>
            {state === 'done' || number === record.step ? (
              <button type="button" onClick={() => onOpen(number)}>
                <b>{title}</b>
                <span dir="auto">
                  {isOpen ? t('record.at', { step: number, of: FINISHED - 1 }) : getText(step)}
                </span>
              </button>
            ) : (
              <b>{title}</b>
            )}
          </li>
        );
      })}
    </ol>
  );
}
