import { Button, SliderRow } from '@nafas/design-system';
import { EMOTION_VALUES, type EmotionReading } from '@nafas/emotion';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import type { ReadValues } from '@nafas/data-service/readings';
import css from './reading.module.css';

/** The position of a slider that was not moved and has no value yet. */
const MIDDLE = 50;
const STEP = 5;

interface Props {
  readonly reading: EmotionReading;
  readonly onCancel: () => void;
  readonly onSave: (correction: ReadValues) => void;
}

/** How it is, in the person's own figures. What is not moved and was not read stays open. */
export function CorrectionForm({ reading, onCancel, onSave }: Props) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const { happiness, sadness, neutral, stress, energy } = reading;
  const [given, setGiven] = useState<ReadValues>({ happiness, sadness, neutral, stress, energy });
  const isEmpty = EMOTION_VALUES.every((value) => given[value] === null);
  return (
    <form
      className={css['correction']}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(given);
      }}
    >
      <p>{t('question.correct')}</p>
      {EMOTION_VALUES.map((value) => {
        const at = given[value];
        return (
          <SliderRow
            key={value}
            label={t(`value.${value}`)}
            value={at ?? MIDDLE}
            max={100}
            step={STEP}
            valueText={at === null ? t('question.open') : percent(Math.round(at))}
            tone={`var(--nf-data-${value})`}
            onChange={(moved) => setGiven({ ...given, [value]: moved })}
          />
        );
      })}
      <div className={css['answers']}>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {t('question.cancel')}
        </Button>
        <Button size="sm" variant="primary" type="submit" disabled={isEmpty}>
          {t('question.save')}
        </Button>
      </div>
    </form>
  );
}
