import { Button } from '@nafas/design-system';
import { Check, Pencil } from '@nafas/design-system/icons';
import type { EmotionReading } from '@nafas/emotion';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, KeepAnswer } from './keep-answer.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import type { Mood } from './to-mood.ts';
import css from './reading.module.css';

interface Props {
  readonly reading: EmotionReading;
  readonly mood: Mood;
  readonly keep: KeepAnswer;
  /** While a correction is written, the reading in question must stay. */
  readonly onHold: (isHeld: boolean) => void;
}

/** "You may be tense. Is that right?": the answer is what is kept. */
export function Question({ reading, mood, keep, onHold }: Props) {
  const { t } = useTranslation();
  const [step, setStep] = useState<'ask' | 'correct' | 'saving' | 'kept' | 'failed'>('ask');

  async function save(answer: Answer) {
    onHold(true);
    setStep('saving');
    try {
      await keep(reading, answer);
      setStep('kept');
    } catch {
      setStep('failed');
    }
    onHold(false);
  }
  function correct() {
    onHold(true);
    setStep('correct');
  }
  function leave() {
    onHold(false);
    setStep('ask');
  }

  if (step === 'kept') return <p role="status">{t('question.kept')}</p>;
  if (step === 'correct') {
    return (
      <CorrectionForm
        reading={reading}
        onCancel={leave}
        onSave={(correction) => void save({ kind: 'corrected', correction })}
      />
    );
  }
  return (
    <div className={css['question']}>
      <p>{t(`question.${mood}`)}</p>
      {step === 'failed' ? <p role="alert">{t('question.failed')}</p> : null}
      <div className={css['answers']}>
        <Button
          size="sm"
          icon={<Check />}
          busy={step === 'saving'}
          onClick={() => void save({ kind: 'accepted' })}
        >
          {t('question.yes')}
        </Button>
        <Button size="sm" variant="quiet" icon={<Pencil />} onClick={correct}>
          {t('question.no')}
        </Button>
      </div>
    </div>
  );
}
