import { DataRoot } from '@nafas/data-service/react';
import { newThoughtRecord } from '@nafas/data-service/thought-records';
import { saveThoughtRecord } from '@nafas/data-service/thought-records/client';
import { useMount, usePlatform } from '@nafas/platform/remote';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { recordAddress } from '../records/address.ts';

/** Action `record`: begins a record, with the thought where one was given, and leads to it. */
export default function BeginRecord() {
  return (
    <DataRoot>
      <Begin />
    </DataRoot>
  );
}

function Begin() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { close, argument } = useMount();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const thought = argument?.['thought'];
    if (typeof thought !== 'string' || thought.trim() === '') {
      platform.navigate(recordAddress('new'));
      close();
      return;
    }
    const record = newThoughtRecord(new Date(), { thought: thought.trim() });
    saveThoughtRecord(platform, record)
      .then(
        () => platform.navigate(recordAddress(record.recordId)),
        (error: unknown) => {
          platform.report(error, { phase: 'run' });
          platform.notify({ kind: 'failed', message: t('notKept'), error });
        },
      )
      .finally(close);
  }, [argument, close, platform, t]);
  return null;
}
