import { type CheckIn, checkInCodec } from '@nafas/data-service/check-ins';
import { saveCheckIn } from '@nafas/data-service/check-ins/client';
import { notifyFailed } from '@nafas/data-service/client';
import { Banner, Button } from '@nafas/design-system';
import type { ConflictChoice, OutboxConflict } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { KindTags } from '@nafas/tags-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../use-title.ts';
import css from './entry.module.css';

/** An entry that also changed on another device: both as they are, and the question which to keep. */
export function Conflict({ id }: { id: string }) {
  const conflict = useStore(usePlatform().conflicts).find(({ writes }) =>
    writes.some(({ table, row }) => table === checkInCodec.table && row.id === id),
  );
  return conflict ? <Choice conflict={conflict} /> : null;
}

/** A version of the row, as far as it is one: a removal has none. */
function read(row: Readonly<Record<string, unknown>>): CheckIn | null {
  try {
    return checkInCodec.ofRow(row);
  } catch {
    return null;
  }
}

function Choice({ conflict }: { conflict: OutboxConflict }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [isBusy, setIsBusy] = useState(false);
  const last = conflict.writes.at(-1);
  const mine = last && last.op !== 'delete' ? read(last.row) : null;
  const theirs = conflict.theirs && read(conflict.theirs);

  async function choose(choice: ConflictChoice): Promise<void> {
    setIsBusy(true);
    try {
      const isGone = conflict.theirs === null;
      // It was removed there: what was written here goes out as a new row.
      await platform.resolveConflict(conflict.id, isGone ? 'theirs' : choice);
      if (isGone && choice === 'mine' && mine) await saveCheckIn(platform, mine);
    } catch (error) {
      notifyFailed(platform, error, { message: t('conflict.failed') });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <section className={css['choice']} aria-label={t('conflict.title')}>
      <Banner>{t('conflict.title')}</Banner>
      <div className={css['conflict']}>
        <Version name={t('conflict.mine')} entry={mine} />
        <Button size="sm" busy={isBusy} onClick={() => void choose('mine')}>
          {t('conflict.keepMine')}
        </Button>
        <Version name={t('conflict.theirs')} entry={theirs} />
        <Button size="sm" busy={isBusy} onClick={() => void choose('theirs')}>
          {t('conflict.keepTheirs')}
        </Button>
      </div>
    </section>
  );
}

function Version({ name, entry }: { name: string; entry: CheckIn | null }) {
  const { t } = useTranslation();
  const title = useTitle();
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      {entry === null ? (
        <p>{t('conflict.removed')}</p>
      ) : (
        <>
          <p className={css['version-title']}>{title(entry)}</p>
          {entry.notes !== null && (
            <p className={css['note']} dir="auto">
              {entry.notes}
            </p>
          )}
          <div className={css['tags']}>
            <KindTags tags={entry.tags} />
          </div>
        </>
      )}
    </section>
  );
}
