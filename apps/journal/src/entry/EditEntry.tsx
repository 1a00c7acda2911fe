import { CareNote, useCrisisLevel } from '@nafas/care-react';
import {
  changedCheckIn,
  type CheckIn,
  type CheckInChange,
  MAX_NOTES,
  MAX_WORDS,
} from '@nafas/data-service/check-ins';
import { changeCheckIn } from '@nafas/data-service/check-ins/client';
import { useToday } from '@nafas/data-service/react';
import { type NewTag, saveNewTags } from '@nafas/data-service/tags/client';
import { Button, SliderRow } from '@nafas/design-system';
import { SLIDERS } from '@nafas/insights';
import { capitalise, joinSentences } from '@nafas/platform';
import { useCause, usePlatform } from '@nafas/platform/remote';
import { TagField } from '@nafas/tags-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../mark/Mark.tsx';
import { useFormat } from '../use-format.ts';
import { useWordBook, useWordLabel } from '../words.ts';
import css from './entry.module.css';
import { Tokens } from './Tokens.tsx';

/** An entry to be changed where it is read; the time of it stays as it was. */
export function EditEntry({ entry, onEnd }: { entry: CheckIn; onEnd: () => void }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const label = useWordLabel();
  const words = useWordBook()?.all.map(({ id }) => id) ?? [];
  const today = useToday();
  const platform = usePlatform();
  const describeCause = useCause();
  // The entry as it was when editing began: a change is made on the version that was seen.
  const [before] = useState(entry);
  const [change, setChange] = useState<CheckInChange>(before);
  const [newTags, setNewTags] = useState<NewTag[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const note = useRef<HTMLTextAreaElement>(null);
  const written = change.notes ?? '';
  const care = useCrisisLevel(written);
  const tooMuch = [...written].length - MAX_NOTES;
  useEffect(() => note.current?.focus(), []);

  const set = (part: Partial<CheckInChange>) => setChange((now) => ({ ...now, ...part }));
  const hasMood = change.touched.includes('mood');

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || tooMuch > 0) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await changeCheckIn(platform, changedCheckIn(before, change));
      // The entry has their names whatever comes of this.
      saveNewTags(platform, change.tags, newTags).catch(platform.report);
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
            chosen={change.words}
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
          choice={{ tags: change.tags, newTags }}
          onChange={(choice) => {
            set({ tags: choice.tags });
            setNewTags(choice.newTags);
          }}
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
      <aside className={css['aside']} aria-label={t('entry.values')}>
        <div className={css['mood']}>
          <Mark mood={hasMood ? change.mood : null} size="xl" />
        </div>
        {SLIDERS.map((name) => (
          <SliderRow
            key={name}
            label={t(`value.${name}`)}
            value={change[name]}
            valueText={
              change.touched.includes(name) ? format.number(change[name]) : t('value.notSet')
            }
            onChange={(value) =>
              set({
                [name]: value,
                touched: SLIDERS.filter((one) => one === name || change.touched.includes(one)),
              })
            }
          />
        ))}
        <SliderRow
          label={t('value.motivation')}
          value={change.motivation ?? 5}
          valueText={
            change.motivation === null ? t('value.notSet') : format.number(change.motivation)
          }
          onChange={(value) => set({ motivation: value })}
        />
      </aside>
    </form>
  );
}
