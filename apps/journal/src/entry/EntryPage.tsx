import type { CheckIn } from '@nafas/data-service/check-ins';
import { checkInWith } from '@nafas/data-service/check-ins/client';
import { loadState, useWithWrites } from '@nafas/data-service/client';
import { journalEntry } from '@nafas/data-service/journal/client';
import { Button, IconButton, State } from '@nafas/design-system';
import { ArrowLeft, PenLine, Trash2 } from '@nafas/design-system/icons';
import { useCause, usePlatform, usePlatformLink } from '@nafas/platform/remote';
import { useParams } from '@nafas/platform/router';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { JOURNAL } from '../address.ts';
import { useRemoved } from '../removed/removed-context.ts';
import { Conflict } from './Conflict.tsx';
import { EditEntry } from './EditEntry.tsx';
import css from './entry.module.css';
import { ReadEntry } from './ReadEntry.tsx';

/** /dashboard/journal/<id> */
export default function EntryPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const describeCause = useCause();
  const platform = usePlatform();
  const query = useQuery(journalEntry(platform, id));
  const join = useMemo(() => checkInWith(id), [id]);
  const entry = loadState(query, useWithWrites(platform, query.data, join));
  if (entry.status === 'failed') {
    const retry = () => void entry.refresh().catch(() => undefined);
    return (
      <>
        <Bar />
        <State
          kind="error"
          level={2}
          title={t('failed')}
          sentence={t('failedHelp')}
          help={describeCause(entry.error)}
          action={<Button onClick={retry}>{t('tryAgain', { ns: 'generic' })}</Button>}
        />
      </>
    );
  }
  if (entry.status === 'loading') return <State kind="loading" title={t('loading')} />;
  // Another entry is another form.
  return <Entry key={id} id={id} entry={entry.data} />;
}

function Entry({ id, entry }: { id: string; entry: CheckIn | null }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { remove } = useRemoved();
  const [isEditing, setIsEditing] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);
  if (entry === null) {
    return (
      <>
        <Bar />
        <Conflict id={id} />
        <State kind="empty" level={2} title={t('entry.gone')} sentence={t('entry.goneHelp')} />
      </>
    );
  }
  function removeEntry(one: CheckIn) {
    remove([one]);
    platform.navigate(JOURNAL);
  }
  return (
    <>
      <Bar>
        {!isEditing && (
          <>
            <Button icon={<PenLine />} onClick={() => setIsEditing(true)} autoFocus={hasSaved}>
              {t('entry.edit')}
            </Button>
            <IconButton
              variant="outlined"
              label={t('entry.delete')}
              onClick={() => removeEntry(entry)}
            >
              <Trash2 />
            </IconButton>
          </>
        )}
      </Bar>
      <Conflict id={id} />
      {isEditing ? (
        <EditEntry
          entry={entry}
          onEnd={() => {
            setHasSaved(true);
            setIsEditing(false);
          }}
        />
      ) : (
        <ReadEntry entry={entry} />
      )}
    </>
  );
}

function Bar({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const back = usePlatformLink(JOURNAL);
  return (
    <div className={css['bar']}>
      <Button variant="quiet" size="sm" icon={<ArrowLeft flip />} {...back}>
        {t('title')}
      </Button>
      <div className="nf-cluster">{children}</div>
    </div>
  );
}
