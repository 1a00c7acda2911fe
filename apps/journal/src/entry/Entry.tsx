import type { CheckIn } from '@nafas/data-service/check-ins';
import { Banner, Button, IconButton } from '@nafas/design-system';
import { PenLine, Trash2 } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { JOURNAL } from '../address.ts';
import { useRemoved } from '../removed/removed-context.ts';
import { Bar } from './Bar.tsx';
import { Conflict } from './Conflict.tsx';
import { DraftBanner } from './DraftBanner.tsx';
import { getDrafts, toDraft } from './drafts.ts';
import { EditEntry, type Editing } from './EditEntry.tsx';
import css from './entry.module.css';
import { NotHere } from './NotHere.tsx';
import { ReadEntry } from './ReadEntry.tsx';

/** An entry to be read or changed. What is being written stays, also when the entry is deleted elsewhere meanwhile. */
export function Entry({ id, entry }: { id: string; entry: CheckIn | null }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { remove } = useRemoved();
  const drafts = getDrafts(platform);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [kept, setKept] = useState(() => drafts.load(id));
  const [hasEnded, setHasEnded] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);

  function removeEntry(one: CheckIn): void {
    remove([one]);
    platform.navigate(JOURNAL);
  }
  function endEditing(): void {
    drafts.forget(id);
    setKept(null);
    setHasEnded(true);
    setEditing(null);
  }
  function discard(): void {
    drafts.forget(id);
    setKept(null);
    // Focus stood on what is gone.
    edit.current?.focus();
  }
  if (editing !== null) {
    return (
      <>
        <Bar />
        <Conflict id={id} />
        {entry === null && (
          <div className={css['choice']}>
            <Banner>{t('edit.gone')}</Banner>
          </div>
        )}
        <EditEntry {...editing} isGone={entry === null} onEnd={endEditing} />
      </>
    );
  }
  const offer = kept && (
    <DraftBanner at={kept.at} onContinue={() => setEditing(kept)} onDiscard={discard} />
  );
  if (entry === null) {
    return (
      <>
        <Bar />
        <Conflict id={id} />
        {offer}
        <NotHere />
      </>
    );
  }
  // Whoever left a draft goes on with it: another beginning would write over it.
  const begin = () => setEditing(kept ?? { before: entry, draft: toDraft(entry) });
  return (
    <>
      <Bar>
        <Button ref={edit} icon={<PenLine />} onClick={begin} autoFocus={hasEnded}>
          {t('entry.edit')}
        </Button>
        <IconButton variant="outlined" label={t('entry.delete')} onClick={() => removeEntry(entry)}>
          <Trash2 />
        </IconButton>
      </Bar>
      <Conflict id={id} />
      {offer}
      <ReadEntry entry={entry} />
    </>
  );
}
