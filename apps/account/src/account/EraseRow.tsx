import { checkInCodec } from '@nafas/data-service/check-ins';
import { Button } from '@nafas/design-system';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '../rows/SettingRow.tsx';
import css from './account.module.css';
import { EraseDialog } from './EraseDialog.tsx';

/** Deletes check-ins, all or those of some days, and keeps the account, e.g. after consent to them was withdrawn. */
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
