import { Button } from '@nafas/design-system';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '../rows/SettingRow.tsx';
import css from './account.module.css';
import { DeleteDialog } from './DeleteDialog.tsx';

/** The end of the account. The demo has none. */
export function DeleteRow() {
  const { t } = useTranslation();
  const session = useStore(usePlatform().session);
  const [isAsking, setIsAsking] = useState(false);
  const email = session.status === 'signed-in' ? session.user.email : null;
  return (
    <SettingRow
      title={t('account.delete')}
      hint={t(email === null ? 'account.deleteDemo' : 'account.deleteHint')}
    >
      <Button
        variant="quiet"
        {...(email !== null && { className: css['danger'] })}
        disabled={email === null}
        onClick={() => setIsAsking(true)}
      >
        {t('account.deleteAsk')}
      </Button>
      {isAsking && email !== null && (
        <DeleteDialog email={email} onClose={() => setIsAsking(false)} />
      )}
    </SettingRow>
  );
}
