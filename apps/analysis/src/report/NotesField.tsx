import { Button, Checkbox, Chip, Dialog, Link, Segmented } from '@nafas/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import type { ComposerProps } from './props.ts';
import { createNoteTime } from './note-time.ts';
import { findWords } from './redact.ts';
import css from './report.module.css';
import type { ReportNote } from './to-figures.ts';

/** Which notes are taken along: none until somebody says so. */
export function NotesField(props: ComposerProps) {
  const { choices, choose, data } = props;
  const { t } = useTranslation('report');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { notes } = data.figures;
  const chosen = notes.filter(({ id }) => choices.chosen.includes(id)).length;
  return (
    <fieldset>
      <legend>{t('notes')}</legend>
      <Segmented
        label={t('notes')}
        value={choices.notes}
        onChange={(mode) => choose({ notes: mode })}
        options={[
          { value: 'none', label: t('notesNone') },
          { value: 'chosen', label: t('notesChosen', { n: format.number(chosen) }) },
          { value: 'all', label: t('notesAll', { n: format.number(notes.length) }) },
        ]}
      />
      <p>
        <Link onClick={() => setOpen(true)}>{t('choose')}</Link>
      </p>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="wide"
        title={t('choose')}
        lead={t('chooseLead')}
        closeLabel={t('close')}
        foot={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {t('chooseDone')}
          </Button>
        }
      >
        {notes.length === 0 && <p>{t('noNotes')}</p>}
        <ul className={css['notes']}>
          {notes.map((note) => (
            <NoteChoice key={note.id} note={note} {...props} />
          ))}
        </ul>
      </Dialog>
    </fieldset>
  );
}

/** A note to be chosen, with its words to be blacked out one by one. */
function NoteChoice({ note, choices, choose, data }: ComposerProps & { note: ReportNote }) {
  const { t } = useTranslation('report');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { id, text } = note;
  const isAll = choices.notes === 'all';
  const isChosen = isAll || (choices.notes === 'chosen' && choices.chosen.includes(id));
  const out = choices.out[id] ?? [];
  const take = (checked: boolean) => {
    const all = data.figures.notes.map((one) => one.id);
    const before = isAll ? all : choices.notes === 'none' ? [] : choices.chosen;
    const chosen = checked ? [...before, id] : before.filter((one) => one !== id);
    choose({ notes: 'chosen', chosen: [...new Set(chosen)] });
  };
  const toggle = (at: number) =>
    choose({
      out: {
        ...choices.out,
        [id]: out.includes(at) ? out.filter((one) => one !== at) : [...out, at],
      },
    });
  return (
    <li>
      <Checkbox
        checked={isChosen}
        onChange={({ currentTarget: { checked } }) => take(checked)}
        label={
          <span className={css['label']}>
            <small>{createNoteTime(format.locale)(note)}</small>
            <span dir="auto">{text}</span>
          </span>
        }
      />
      {isChosen && (
        <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('black')}
        </Button>
      )}
      {isChosen && isOpen && (
        <div className={css['black']} role="group" aria-label={t('blackOut')} dir="auto">
          {findWords(text).map(({ from, to }, at) => (
            <Chip key={from} pressed={out.includes(at)} onClick={() => toggle(at)}>
              {text.slice(from, to)}
            </Chip>
          ))}
        </div>
      )}
    </li>
  );
}
