import {
  FINISHED,
  newThoughtRecord,
  thoughtRecordCodec,
  type ThoughtRecord,
} from '@nafas/data-service/thought-records';
import { saveThoughtRecord } from '@nafas/data-service/thought-records/client';
import { Button, PageHead, State } from '@nafas/design-system';
import { Plus } from '@nafas/design-system/icons';
import { formatLocale, joinSentences } from '@nafas/platform';
import {
  useCause,
  usePlatform,
  usePlatformLink,
  useStore,
  useViewLocation,
} from '@nafas/platform/remote';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type UnsavedKind, useUnsaved } from '../device/unsaved.ts';
import pageCss from '../styles/page.module.css';
import { recordAddress, findRecord } from './address.ts';
import { meanFall } from './mean-fall.ts';
import { RecordPage } from './RecordPage.tsx';
import { RecordRow } from './RecordRow.tsx';
import css from './records.module.css';
import { useRecords } from './use-records.ts';

const UNSAVED: UnsavedKind<ThoughtRecord> = {
  name: 'care.records-unsaved.v1',
  parse: thoughtRecordCodec.parse,
  thing: ({ recordId }) => recordId,
};

/** /dashboard/thought-records: the list, and with ?record=<id> one of them. */
export default function RecordsPage() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const describeCause = useCause();
  const records = useRecords();
  const { unsaved, isOpen } = useUnsaved(UNSAVED, (record) => saveThoughtRecord(platform, record));
  const begin = usePlatformLink(recordAddress('new'));
  const { search, key } = useViewLocation();
  const wanted = findRecord(search);
  // A new one for each time that it is asked for.
  const fresh = useMemo(() => ({ key, record: newThoughtRecord(new Date()) }), [key]);
  // As its address is come to: by a reload before the saving, or because a new one was begun and has one now.
  const left = useMemo(
    () => (isOpen ? unsaved.list().find(({ recordId }) => recordId === wanted) : undefined),
    [unsaved, isOpen, wanted],
  );
  if (records.status !== 'ready' || !isOpen) {
    // A second failure is shown here again.
    const retry = () => void records.refresh().catch(() => undefined);
    return (
      <div className={pageCss['page']}>
        {wanted === null ? (
          <PageHead title={t('record.listTitle')} lead={t('record.listLead')} />
        ) : (
          <PageHead title={t('record.title')} lead={t('record.lead')} />
        )}
        {records.status !== 'failed' ? (
          <State kind="loading" title={t('loading')} />
        ) : (
          <State
            kind="error"
            level={2}
            title={t('record.failed')}
            help={describeCause(records.error)}
            action={<Button onClick={retry}>{t('tryAgain', { ns: 'generic' })}</Button>}
          />
        )}
      </div>
    );
  }
  if (wanted !== null) {
    const saved = records.data.find(({ recordId }) => recordId === wanted);
    const found = wanted === 'new' ? fresh.record : newest(saved, left);
    return found ? (
      <RecordPage
        key={found.recordId}
        first={found}
        unsaved={unsaved}
        // A reload and Back find it; the address that asks for a new one would make another.
        onBegun={() => {
          if (wanted !== 'new') return;
          platform.navigate(recordAddress(found.recordId), { replace: true });
        }}
      />
    ) : (
      <State
        kind="empty"
        level={2}
        title={t('record.gone')}
        action={
          <Button onClick={() => platform.navigate(recordAddress(null))}>
            {t('record.toList')}
          </Button>
        }
      />
    );
  }
  return (
    <div className={pageCss['page']}>
      <PageHead
        title={t('record.listTitle')}
        lead={t('record.listLead')}
        actions={
          <Button variant="primary" icon={<Plus />} {...begin}>
            {t('record.new')}
          </Button>
        }
      />
      {records.data.length === 0 ? (
        <State
          kind="empty"
          level={2}
          title={t('record.emptyTitle')}
          sentence={t('record.emptyText')}
        />
      ) : (
        <div>
          {records.data.map((record) => (
            <RecordRow key={record.recordId} record={record} />
          ))}
        </div>
      )}
      <Pattern falls={records.data.filter(({ step }) => step === FINISHED).map(meanFall)} />
    </div>
  );
}

function newest(
  saved: ThoughtRecord | undefined,
  left: ThoughtRecord | undefined,
): ThoughtRecord | undefined {
  return saved && left && left.savedAt < saved.savedAt ? saved : (left ?? saved);
}

/** What the finished ones show, and how little that proves. */
function Pattern({ falls }: { falls: readonly (number | null)[] }) {
  const { t, i18n } = useTranslation();
  const locale = formatLocale(useStore(usePlatform().language));
  const known = falls.filter((fall) => fall !== null);
  if (known.length < 2) return null;
  const mean = known.reduce((sum, fall) => sum + fall, 0) / known.length;
  const amount = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(Math.abs(mean));
  return (
    <p className={css['muted']}>
      {joinSentences(i18n.language, [
        t(mean >= 0 ? 'record.fell' : 'record.rose', { count: known.length, amount }),
        t('record.tooFew'),
      ])}
    </p>
  );
}
