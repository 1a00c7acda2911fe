import type { CheckInDraft } from '@nafas/data-service/check-ins';
import type { Quadrant } from '@nafas/insights';
import { Disclosure, Disclosures } from '@nafas/design-system';
import { Feather, Hash, Sprout } from '@nafas/design-system/icons';
import { TagField } from '@nafas/tags-react';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import type { DraftValues } from './draft.ts';
import { NotesField, type NotesFieldProps } from './NotesField.tsx';
import { useWords } from './use-words.ts';
import { ValueRow } from './ValueRow.tsx';
import { WordsField } from './WordsField.tsx';

/** What waits in one line each until it is wanted: words, tags, note and motivation. A slider that moves does not draw them anew. */
export const MoreRows = memo(function MoreRows(props: {
  words: DraftValues['words'];
  tags: DraftValues['tags'];
  newTags: DraftValues['newTags'];
  motivation: DraftValues['motivation'];
  notes: NotesFieldProps['notes'];
  notesField: NotesFieldProps['field'];
  /** Where the mood and the energy are. */
  quadrant: Quadrant;
  onChange: (change: Partial<CheckInDraft>) => void;
  disabled: boolean;
}) {
  const { words, tags, newTags, motivation, notes, notesField, quadrant } = props;
  const { onChange, disabled } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const setMotivation = useCallback(
    (value: number | null) => onChange({ motivation: value }),
    [onChange],
  );
  return (
    <Disclosures>
      <Disclosure
        icon={<Feather />}
        label={t('new.words')}
        value={words.length > 0 ? <Labels words={words} /> : t('new.wordsHint')}
        isSet={words.length > 0}
      >
        <WordsField
          words={words}
          first={quadrant}
          onChange={(next) => onChange({ words: next })}
          disabled={disabled}
        />
      </Disclosure>
      <Disclosure
        icon={<Hash />}
        label={t('tags.title')}
        value={tags.length > 0 ? format.list(tags) : t('tags.hint')}
        isSet={tags.length > 0}
      >
        <TagField choice={{ tags, newTags }} onChange={onChange} disabled={disabled} />
      </Disclosure>
      <NotesField notes={notes} onChange={onChange} field={notesField} />
      <Disclosure
        icon={<Sprout />}
        label={t('new.motivation')}
        value={motivation === null ? t('new.optional') : format.number(motivation)}
        isSet={motivation !== null}
      >
        <ValueRow name="motivation" value={motivation} onChange={setMotivation} />
      </Disclosure>
    </Disclosures>
  );
});

/** Words as they are called in the person's language. */
function Labels({ words }: { words: readonly string[] }) {
  const format = useFormat();
  const book = useWords();
  return book && format.list(words.map((word) => book.label(word)));
}
