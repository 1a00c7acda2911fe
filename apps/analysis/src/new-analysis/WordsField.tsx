import { MAX_WORDS } from '@nafas/data-service/check-ins';
import { Chip, Link } from '@nafas/design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EMOTION_WORDS } from './emotion-words.ts';
import css from './new-analysis.module.css';

/** Up to three words for the moment, asked only of those who want to say. */
export function WordsField(props: {
  words: readonly string[];
  onChange: (words: readonly string[]) => void;
  disabled: boolean;
}) {
  const { words, onChange, disabled } = props;
  const { t } = useTranslation();
  const label = useId();
  const [isOpen, setIsOpen] = useState(words.length > 0);
  if (!isOpen) {
    return (
      <Link className={css['motivation']} onClick={() => setIsOpen(true)}>
        {t('new.addWords')}
      </Link>
    );
  }
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
