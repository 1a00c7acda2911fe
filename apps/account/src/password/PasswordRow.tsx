import { Button } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '../rows/SettingRow.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

/** A new password. The demo has none. */
export function PasswordRow() {
  const { t } = useTranslation();
  const isDemo = usePlatform().scope.mode === 'demo';
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingRow
      title={t('password.title')}
      hint={t(isDemo ? 'account.deleteDemo' : 'password.hint')}
    >
      <Button disabled={isDemo} onClick={() => setIsOpen(true)}>
        {t('password.change')}
      </Button>
      {isOpen && <PasswordDialog onClose={() => setIsOpen(false)} />}
    </SettingRow>
  );
}
