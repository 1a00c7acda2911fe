import { CareNote, useCrisisLevel } from '@nafas/care-react';
import {
  MAX_FEELING,
  MAX_FEELINGS,
  type RecordAnswers,
  type ThoughtRecord,
} from '@nafas/data-service/thought-records';
import { Button, Chip, SliderRow, TextField } from '@nafas/design-system';
import { Plus } from '@nafas/design-system/icons';
import { formatLocale } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FEELINGS, useFeelingName } from './feelings.ts';
import css from './records.module.css';

const MIDDLE = 5;

/** Which feelings there were, and how strong each was. */
export function FeelingStep(props: {
  record: ThoughtRecord;
  onChange: (answers: Partial<RecordAnswers>) => void;
}) {
  const { feelings, before } = props.record;
  const { t } = useTranslation();
  const getName = useFeelingName();
  const [word, setWord] = useState('');
  // What was added is screened with the step; this is what is still being written.
  const level = useCrisisLevel(word.trim());
  const own = feelings.filter((feeling) => !FEELINGS.some((each) => each === feeling));

  function toggle(feeling: string): void {
    const at = feelings.indexOf(feeling);
    if (at < 0 && feelings.length >= MAX_FEELINGS) return;
    props.onChange(
      at < 0
        ? { feelings: [...feelings, feeling], before: [...before, MIDDLE], after: [] }
        : { feelings: feelings.toSpliced(at, 1), before: before.toSpliced(at, 1), after: [] },
    );
  }
  function addOwn(event: FormEvent): void {
    event.preventDefault();
    const feeling = word.trim();
    if (feeling === '' || feelings.includes(feeling)) return;
    toggle(feeling);
    setWord('');
  }
  return (
    <>
      <div className="nf-cluster" role="group" aria-label={t('record.step.feeling.title')}>
        {[...FEELINGS, ...own].map((feeling) => (
          <Chip
            key={feeling}
            pressed={feelings.includes(feeling)}
            onClick={() => toggle(feeling)}
            dir="auto"
          >
            {getName(feeling)}
          </Chip>
        ))}
      </div>
      <form className={css['own']} onSubmit={addOwn}>
        <TextField
          label={t('record.ownWord')}
          maxLength={MAX_FEELING}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        <Button type="submit" icon={<Plus />}>
          {t('record.addWord')}
        </Button>
      </form>
      {level === 'none' ? null : <CareNote level={level} />}
      <Strengths
        feelings={feelings}
        strengths={before}
        onChange={(changed) => props.onChange({ before: changed })}
      />
    </>
  );
}

/** How strong each feeling is, 0 to 10. */
export function Strengths(props: {
  feelings: readonly string[];
  strengths: readonly number[];
  onChange: (strengths: number[]) => void;
}) {
  const { feelings, strengths, onChange } = props;
  const { t } = useTranslation();
  const getName = useFeelingName();
  const locale = formatLocale(useStore(usePlatform().language));
  const number = new Intl.NumberFormat(locale);
  if (feelings.length === 0) return <p className={css['muted']}>{t('record.noFeeling')}</p>;
  return (
    <div className={css['sliders']}>
      {feelings.map((feeling, index) => {
        const value = strengths[index] ?? MIDDLE;
        return (
          <SliderRow
            key={feeling}
            label={getName(feeling)}
            value={value}
            valueText={number.format(value)}
            lowLabel={t('record.low')}
            highLabel={t('record.high')}
            onChange={(changed) =>
              onChange(
                feelings.map((_, at) => (at === index ? changed : (strengths[at] ?? MIDDLE))),
              )
            }
          />
        );
      })}
    </div>
  );
}
