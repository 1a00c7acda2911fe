import { type CheckInDraft, MAX_WORDS } from '@nafas/data-service/check-ins';
import { type Quadrant, QUADRANTS } from '@nafas/insights';
import { Chip, Segmented, Skeleton, TextField } from '@nafas/design-system';
import { labelled } from '@nafas/platform';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './new-analysis.module.css';
import { useWords } from './use-words.ts';

/** Up to three words for the moment, of a hundred; those of the person's own quarter come first. */
export function WordsField(props: {
  words: CheckInDraft['words'];
  /** The quarter that is shown first. */
  first: Quadrant;
  onChange: (words: CheckInDraft['words']) => void;
  disabled: boolean;
}) {
  const { words, first, onChange, disabled } = props;
  const { t, i18n } = useTranslation();
  const label = useId();
  const book = useWords();
  const [quadrant, setQuadrant] = useState(first);
  const [typed, setTyped] = useState('');
  const [last, setLast] = useState<string | null>(null);
  const [isFull, setIsFull] = useState(false);
  if (!book) return <Skeleton blockSize={200} />;
  const isSearching = typed.trim() !== '';
  const found = isSearching
    ? book.search(typed)
    : book.all.filter((word) => word.quadrant === quadrant);
  // What was chosen stays in sight, wherever it stands.
  const kept = book.all.filter(
    ({ id }) => words.includes(id) && !found.some((one) => one.id === id),
  );
  const meant = book.all.find(({ id }) => id === last);

  function press(id: string) {
    const isChosen = words.includes(id);
    const isTooMany = !isChosen && words.length >= MAX_WORDS;
    setLast(id);
    setIsFull(isTooMany);
    if (!isTooMany) onChange(isChosen ? words.filter((one) => one !== id) : [...words, id]);
  }
  return (
    <div role="group" aria-labelledby={label} className={css['words']}>
      <p id={label} className="nf-visually-hidden">
        {t('new.wordsLabel')}
      </p>
      <TextField
        type="search"
        label={t('new.findWord')}
        labelHidden
        placeholder={t('new.findWord')}
        value={typed}
        disabled={disabled}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {!isSearching && (
        <Segmented
          label={t('new.quadrants')}
          value={quadrant}
          onChange={setQuadrant}
          options={QUADRANTS.map((value) => ({ value, label: t(`new.quadrant.${value}`) }))}
        />
      )}
      <p aria-live="polite" className={css['meaning']}>
        {isFull
          ? t('new.plenty')
          : isSearching && found.length === 0
            ? t('new.noWord')
            : meant && labelled(i18n.language, meant.label, meant.meaning)}
      </p>
      <div className={css['chips']}>
        {[...kept, ...found].map(({ id, label: word }) => (
          <Chip key={id} pressed={words.includes(id)} disabled={disabled} onClick={() => press(id)}>
            {word}
          </Chip>
        ))}
      </div>
    </div>
  );
}
