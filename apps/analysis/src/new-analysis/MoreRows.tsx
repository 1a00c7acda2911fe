import type { CheckInDraft } from '@nafas/data-service/check-ins';
import { Disclosure, Disclosures } from '@nafas/design-system';
import { Feather, Hash, Sprout } from '@nafas/design-system/icons';
import { TagField } from '@nafas/tags-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import type { DraftValues } from './draft.ts';
import { useWords } from './use-words.ts';
import { ValueRow } from './ValueRow.tsx';
import { WordsField } from './WordsField.tsx';

/** What waits in one line each until it is wanted: words, tags and motivation. */
export function MoreRows(props: {
  draft: DraftValues;
  onChange: (change: Partial<CheckInDraft>) => void;
  disabled: boolean;
}) {
  const { draft, onChange, disabled } = props;
  const { words, tags, motivation } = draft;
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Disclosures>
      <Disclosure
        icon={<Feather />}
        label={t('new.words')}
        value={words.length > 0 ? <Labels words={words} /> : t('new.wordsHint')}
        isSet={words.length > 0}
      >
        <WordsField
          draft={draft}
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
        <TagField choice={draft} onChange={onChange} disabled={disabled} />
      </Disclosure>
      <Disclosure
        icon={<Sprout />}
        label={t('new.motivation')}
        value={motivation === null ? t('new.optional') : format.number(motivation)}
        isSet={motivation !== null}
      >
        <ValueRow
          name="motivation"
          value={motivation}
          onChange={(value) => onChange({ motivation: value })}
        />
      </Disclosure>
    </Disclosures>
  );
}

/** Words as they are called in the person's language. */
function Labels({ words }: { words: readonly string[] }) {
  const format = useFormat();
  const book = useWords();
  return book && format.list(words.map((word) => book.label(word)));
}
