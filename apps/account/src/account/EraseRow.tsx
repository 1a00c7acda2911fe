import { checkInCodec } from '@nafas/data-service/check-ins';
import { eraseCheckIns } from '@nafas/data-service/check-ins/client';
import { Banner, Button, Dialog } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { useCause, usePlatform, useStore } from '@nafas/platform/remote';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '../rows/SettingRow.tsx';
import css from './account.module.css';

/** Deletes all check-ins and keeps the account, e.g. after consent to them was withdrawn. */
export function EraseRow() {
  const { t } = useTranslation();
  // Check-ins waiting on this device would arrive after the others were deleted.
  const waits = useStore(usePlatform().pending).some(({ table }) => table === checkInCodec.table);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <SettingRow title={t('erase.title')} hint={t(waits ? 'erase.waits' : 'erase.hint')}>
      <Button
        variant="quiet"
        {...(!waits && { className: css['danger'] })}
        disabled={waits}
        onClick={() => setIsAsking(true)}
      >
        {t('erase.ask')}
      </Button>
      {isAsking && <EraseDialog onClose={() => setIsAsking(false)} />}
    </SettingRow>
  );
}

function EraseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const describeCause = useCause();
  const platform = usePlatform();
  const erase = useMutation(eraseCheckIns(platform));
  const isErasing = erase.isPending;
  function start() {
    if (isErasing) return;
    erase.mutate(undefined, {
      onSuccess() {
        platform.notify({ kind: 'done', message: t('erase.done') });
        onClose();
      },
      onError: (error) => platform.report(error, { phase: 'run' }),
    });
  }
  return (
    <Dialog
      open
      onClose={() => !isErasing && onClose()}
      role="alertdialog"
      title={t('erase.sure')}
      lead={t('erase.lead')}
      closeLabel={t('close')}
      foot={
        <>
          <Button variant="quiet" disabled={isErasing} onClick={onClose}>
            {t('erase.keep')}
          </Button>
          <Button variant="critical" busy={isErasing} onClick={start}>
            {erase.isError ? t('tryAgain', { ns: 'generic' }) : t('erase.now')}
          </Button>
        </>
      }
    >
      {erase.isError && (
        <Banner tone="critical" icon={<CircleAlert />}>
          {t('erase.failed')} {describeCause(erase.error)}
        </Banner>
      )}
    </Dialog>
  );
}
