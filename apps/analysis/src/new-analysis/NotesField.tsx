import { MAX_NOTES } from '@nafas/data-service/check-ins';
import { TextArea } from '@nafas/design-system';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import { notesLeft } from './notes-left.ts';

const COUNTED_FROM = 200;
const MAX_ROWS = 3;

/** The note. It may grow too long, since cutting a pasted text would lose it; it is not saved until it fits. */
export function NotesField(props: {
  value: string;
  onChange: (notes: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const { value, onChange, field } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const left = notesLeft(value, MAX_NOTES);
  const counted = { count: Math.abs(left), n: format.number(Math.abs(left)) };
  return (
    <TextArea
      ref={field}
      label={t('new.notes')}
      aside={t('new.optional')}
      placeholder={t('new.notesPlaceholder')}
      rows={MAX_ROWS}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={left < 0 ? t('new.tooLong', counted) : undefined}
      counter={left >= 0 && left <= COUNTED_FROM ? t('new.left', counted) : undefined}
    />
  );
}
