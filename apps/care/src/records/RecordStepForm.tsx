import { CareNote, useCrisisLevel } from '@nafas/care-react';
import {
  MAX_ANSWER,
  RECORD_STEPS,
  type RecordAnswers,
  type RecordStep,
  type ThoughtRecord,
} from '@nafas/data-service/thought-records';
import { Chip, SliderRow, TextArea } from '@nafas/design-system';
import { formatLocale } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FeelingStep, Strengths } from './FeelingStep.tsx';
import css from './records.module.css';

export interface RecordStepFormProps {
  readonly step: RecordStep;
  /** From 1. */
  readonly number: number;
  readonly record: ThoughtRecord;
  readonly onChange: (answers: Partial<RecordAnswers>) => void;
  readonly foot: ReactNode;
}

const HELPS = ['friend', 'otherwise', 'year'] as const;

/** One question, with the thought in view. Words of danger are met with help beside them; the text is kept. */
export function RecordStepForm({ step, number, record, onChange, foot }: RecordStepFormProps) {
  const { t } = useTranslation();
  const isAfterThought = number > 3 && record.thought !== '';
  const written =
    step === 'feeling' || step === 'feelingAgain' ? record.feelings.join('\n') : record[step];
  const level = useCrisisLevel(written);
  return (
    <section className={css['question']} aria-labelledby="record-question">
      <p className={css['muted']} data-narrow>
        {t('record.at', { step: number, of: RECORD_STEPS.length })}
      </p>
      {isAfterThought ? (
        <figure className={css['thought']}>
          <blockquote dir="auto">{record.thought}</blockquote>
          <Belief value={record.belief} />
        </figure>
      ) : null}
      <h2 id="record-question">{t(`record.step.${step}.ask`)}</h2>
      <p className={css['muted']}>{t(`record.step.${step}.hint`)}</p>
      {step === 'feeling' ? (
        <FeelingStep record={record} onChange={onChange} />
      ) : step === 'feelingAgain' ? (
        <Strengths
          feelings={record.feelings}
          strengths={record.after.length === 0 ? record.before : record.after}
          onChange={(after) => onChange({ after })}
        />
      ) : (
        <TextArea
          label={t(`record.step.${step}.title`)}
          labelHidden
          className={css['paper']}
          rows={5}
          maxLength={MAX_ANSWER}
          value={record[step]}
          onChange={(event) => onChange({ [step]: event.target.value })}
        />
      )}
      {step === 'thought' ? (
        <SliderRow
          label={t('record.belief')}
          value={record.belief ?? 50}
          max={100}
          step={10}
          lowLabel={t('record.beliefLow')}
          highLabel={t('record.beliefHigh')}
          onChange={(belief) => onChange({ belief })}
        />
      ) : null}
      <CareNote level={level} text={written} />
      {step === 'speaksAgainst' ? (
        <div className={css['help']}>
          <p>{t('record.ifNothing')}</p>
          <div className="nf-cluster">
            {HELPS.map((help) => (
              <Chip
                key={help}
                onClick={() => {
                  const before =
                    record.speaksAgainst === '' ? '' : `${record.speaksAgainst.trimEnd()}\n`;
                  onChange({ speaksAgainst: `${before}${t(`record.help.${help}`)} ` });
                }}
              >
                {t(`record.help.${help}`)}
              </Chip>
            ))}
          </div>
        </div>
      ) : null}
      {foot}
    </section>
  );
}

function Belief({ value }: { value: number | null }) {
  const { t } = useTranslation();
  const locale = formatLocale(useStore(usePlatform().language));
  if (value === null) return null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100);
  return <figcaption>{t('record.believed', { percent })}</figcaption>;
}
