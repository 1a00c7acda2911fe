import { CareNote, type CrisisLevel } from '@nafas/care-react';
import { MAX_NOTES } from '@nafas/data-service/check-ins';
import { TextArea } from '@nafas/design-system';
import type { Store } from '@nafas/platform';
import { useStore } from '@nafas/platform/remote';
import { memo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';

/** How many characters may follow; negative when there are too many. Counted as they are stored: by code points. */
export function notesLeft(notes: string): number {
  return MAX_NOTES - [...notes.trim()].length;
}

const COUNTED_FROM = 200;
const MAX_ROWS = 2;

/** The note. It may grow too long, since cutting a pasted text would lose it; it is not saved until it fits. */
export const NotesField = memo(function NotesField(props: {
  notes: Store<string>;
  onChange: (changed: { notes: string }) => void;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const { notes, onChange, field } = props;
  const value = useStore(notes);
  const { t } = useTranslation();
  const format = useFormat();
  const left = notesLeft(value);
  const counted = { count: Math.abs(left), n: format.number(Math.abs(left)) };
  return (
    <TextArea
      ref={field}
      label={t('new.notes')}
      aside={t('new.optional')}
      placeholder={t('new.notesPlaceholder')}
      rows={MAX_ROWS}
      value={value}
      onChange={(event) => onChange({ notes: event.currentTarget.value })}
      error={left < 0 ? t('new.tooLong', counted) : undefined}
      counter={left >= 0 && left <= COUNTED_FROM ? t('new.left', counted) : undefined}
    />
  );
});

/** Help beside the note, where it or a tag sounds heavy. */
export function NotesCare({ level, notes }: { level: CrisisLevel; notes: Store<string> }) {
  return <CareNote level={level} text={useStore(notes)} />;
}
