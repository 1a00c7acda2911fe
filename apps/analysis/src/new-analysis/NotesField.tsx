import { CareNote, type CrisisLevel } from '@nafas/care-react';
import { MAX_NOTES } from '@nafas/data-service/check-ins';
import { Disclosure, TextArea } from '@nafas/design-system';
import { PenLine } from '@nafas/design-system/icons';
import type { Store } from '@nafas/platform';
import { useStore } from '@nafas/platform/remote';
import { memo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';

/** How many characters may follow; negative when there are too many. Counted as they are stored: by code points. */
export function notesLeft(notes: string): number {
  return MAX_NOTES - [...notes.trim()].length;
}

const COUNTED_FROM = 200;
const ROWS = 3;

/** Props of {@link NotesField}. */
export interface NotesFieldProps {
  readonly notes: Store<string>;
  readonly onChange: (changed: { notes: string }) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/**
 * The note: a row that opens, and is open where one was begun. It may grow too long, since cutting a pasted text would lose
 * it; it is not saved until it fits, and stays in sight meanwhile.
 */
export const NotesField = memo(function NotesField({ notes, onChange, field }: NotesFieldProps) {
  const value = useStore(notes);
  const [isBegun] = useState(value !== '');
  const { t } = useTranslation();
  const format = useFormat();
  const left = notesLeft(value);
  const counted = { count: Math.abs(left), n: format.number(Math.abs(left)) };
  return (
    <Disclosure
      icon={<PenLine />}
      label={t('new.notes')}
      value={value.trim() === '' ? t('new.notesHint') : <bdi>{value}</bdi>}
      defaultOpen={isBegun}
      keepOpen={left < 0}
    >
      <TextArea
        ref={field}
        label={t('new.notes')}
        labelHidden
        // Who opens the row wants to write.
        autoFocus={!isBegun}
        placeholder={t('new.notesPlaceholder')}
        rows={ROWS}
        value={value}
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
        error={left < 0 ? t('new.tooLong', counted) : undefined}
        counter={left >= 0 && left <= COUNTED_FROM ? t('new.left', counted) : undefined}
      />
    </Disclosure>
  );
});

/** Help beside the note, where it or a tag sounds heavy. */
export function NotesCare({ level, notes }: { level: CrisisLevel; notes: Store<string> }) {
  return <CareNote level={level} text={useStore(notes)} />;
}
