import { type CheckInDraft, EMOTION_WORDS, MAX_WORDS } from '@nafas/data-service/check-ins';
import { Chip } from '@nafas/design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import css from './new-analysis.module.css';

/** Up to three words for the moment. */
export function WordsField(props: {
  words: CheckInDraft['words'];
  onChange: (words: CheckInDraft['words']) => void;
  disabled: boolean;
}) {
  const { words, onChange, disabled } = props;
  const { t } = useTranslation();
  const label = useId();
  return (
    <div role="group" aria-labelledby={label} className={css['words']}>
      <p id={label}>{t('new.wordsLabel')}</p>
      {EMOTION_WORDS.map((word) => {
        const isChosen = words.includes(word);
        const chosen = isChosen ? words.filter((other) => other !== word) : [...words, word];
        return (
          <Chip
            key={word}
            pressed={isChosen}
            disabled={disabled || (!isChosen && words.length >= MAX_WORDS)}
            onClick={() => onChange(chosen)}
          >
            {t(`new.words.${word}`)}
          </Chip>
        );
      })}
    </div>
  );
}
