import { Button } from '@nafas/design-system';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '../rows/SettingRow.tsx';
import { AddressDialog } from './AddressDialog.tsx';

/** The address to sign in with, and the way to another. The demo has none. */
export function AddressRow() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const session = useStore(platform.session);
  const [isOpen, setIsOpen] = useState(false);
  const isDemo = platform.scope.mode === 'demo';
  const email = session.status === 'signed-in' ? session.user.email : '';
  return (
    <SettingRow
      title={t('address.title')}
      hint={isDemo ? t('account.deleteDemo') : t('address.hint', { email })}
    >
      <Button disabled={isDemo} onClick={() => setIsOpen(true)}>
        {t('address.change')}
      </Button>
      {isOpen && <AddressDialog email={email} onClose={() => setIsOpen(false)} />}
    </SettingRow>
  );
}
