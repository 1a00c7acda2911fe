import { checkInWithWrites } from '@nafas/data-service/check-ins/client';
import { loadState, useWithWrites } from '@nafas/data-service/client';
import { journalEntry } from '@nafas/data-service/journal/client';
import { Button, State } from '@nafas/design-system';
import { useCause, usePlatform } from '@nafas/platform/remote';
import { useParams } from '@nafas/platform/router';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isEntryId } from '../address.ts';
import { Bar } from './Bar.tsx';
import { Entry } from './Entry.tsx';
import { NotHere } from './NotHere.tsx';

/** /dashboard/journal/<id> */
export default function EntryPage() {
  const { id = '' } = useParams();
  if (isEntryId(id)) return <Load id={id} />;
  return (
    <>
      <Bar />
      <NotHere />
    </>
  );
}

function Load({ id }: { id: string }) {
  const { t } = useTranslation();
  const describeCause = useCause();
  const platform = usePlatform();
  const query = useQuery(journalEntry(platform, id));
  const join = useMemo(() => checkInWithWrites(id), [id]);
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
