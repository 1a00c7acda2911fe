import { CareNote, useCrisisLevel } from '@nafas/care-react';
import {
  changedCheckIn,
  type CheckIn,
  type CheckInDraft,
  MAX_NOTES,
  MAX_WORDS,
} from '@nafas/data-service/check-ins';
import { changeCheckIn, saveCheckIn } from '@nafas/data-service/check-ins/client';
import { useToday } from '@nafas/data-service/react';
import { saveNewTags } from '@nafas/data-service/tags/client';
import { Button } from '@nafas/design-system';
import { capitalise, joinSentences } from '@nafas/platform';
import { useCause, usePlatform } from '@nafas/platform/remote';
import { TagField } from '@nafas/tags-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { useWordBook, useWordLabel } from '../words.ts';
import { getDrafts } from './drafts.ts';
import { EditValues } from './EditValues.tsx';
import css from './entry.module.css';
import { Tokens } from './Tokens.tsx';

/** Where a change begins. */
export interface Editing {
  /** The entry as it was when editing began: a change is made on the version that was seen. */
  readonly before: CheckIn;
  readonly draft: CheckInDraft;
}

/** An entry to be changed where it is read; the time of it stays as it was. Kept with each change until it ends. */
export function EditEntry(
  props: Editing & {
    /** Whether it was deleted meanwhile: saving brings it back. */
    isGone: boolean;
    onEnd: () => void;
  },
) {
  const { before, draft: begun, isGone, onEnd } = props;
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const label = useWordLabel();
  const words = useWordBook()?.all.map(({ id }) => id) ?? [];
  const today = useToday();
  const platform = usePlatform();
  const describeCause = useCause();
  const [draft, setDraft] = useState(begun);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const note = useRef<HTMLTextAreaElement>(null);
  const written = draft.notes;
  const care = useCrisisLevel(written);
  const tooMuch = [...written].length - MAX_NOTES;
  useEffect(() => note.current?.focus(), []);

  // After each drawing and not within the change, which React may make twice.
  useEffect(() => {
    if (draft !== begun) getDrafts(platform).save(before, draft);
  }, [platform, before, begun, draft]);

  const set = (part: Partial<CheckInDraft>) => setDraft((now) => ({ ...now, ...part }));

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || tooMuch > 0) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const changed = changedCheckIn(before, draft);
      // There is no row any more that a change could be made of: it goes out as a new one.
      if (isGone) await saveCheckIn(platform, { ...changed, version: 1 });
      else await changeCheckIn(platform, changed);
      // The entry has their names whatever comes of this.
      saveNewTags(platform, draft.tags, draft.newTags).catch(platform.report);
      onEnd();
    } catch (error) {
      platform.report(error);
      setFailure(error);
      setIsBusy(false);
    }
  }
  return (
    <form className={css['reading']} onSubmit={(event) => void save(event)}>
      <div className={css['body']}>
        <header className={css['head']}>
          <p>
            {capitalise(
              format.locale,
              t('entry.when', {
                day: format.day(before.localDate, today),
                time: format.time(before.occurredAt, before.timeZone),
              }),
            )}
          </p>
          <h1 className="nf-visually-hidden">{t('edit.title')}</h1>
          <Tokens
            label={t('edit.words')}
            addLabel={t('edit.addWord')}
            chosen={draft.words}
            name={label}
            known={words}
            most={MAX_WORDS}
            onChange={(chosen) => set({ words: [...chosen] })}
          />
        </header>
        <textarea
          ref={note}
          className={css['prose']}
          aria-label={t('edit.note')}
          aria-invalid={tooMuch > 0}
          dir="auto"
          value={written}
          onChange={(event) => set({ notes: event.currentTarget.value })}
        />
        {tooMuch > 0 && (
          <p role="alert">{t('edit.tooLong', { count: tooMuch, n: format.number(tooMuch) })}</p>
        )}
        <CareNote level={care} text={written} />
        <TagField
          choice={{ tags: draft.tags, newTags: draft.newTags }}
          onChange={({ tags, newTags }) => set({ tags, newTags })}
        />
        <div className={css['save-bar']}>
          <p role={failure === null ? undefined : 'alert'}>
            {failure === null
              ? t('edit.hint')
              : joinSentences(i18n.language, [t('edit.failed'), describeCause(failure)])}
          </p>
          <Button variant="quiet" onClick={onEnd}>
            {t('edit.discard')}
          </Button>
          <Button variant="primary" type="submit" busy={isBusy}>
            {t('edit.save')}
          </Button>
        </div>
      </div>
      <EditValues
        draft={draft}
        onChange={(change) => setDraft((now) => ({ ...now, ...change(now) }))}
      />
    </form>
  );
}
