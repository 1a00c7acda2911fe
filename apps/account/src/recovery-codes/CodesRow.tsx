import { Button } from '@nafas/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '../rows/SettingRow.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { ALL_CODES, useCodesLeft } from './use-recovery-codes.ts';

/** How many recovery codes are left, and new ones in their place. */
export function CodesRow() {
  const { t } = useTranslation();
  const left = useCodesLeft();
  const [isOpen, setIsOpen] = useState(false);
  const hint =
    left === undefined
      ? t('loading')
      : left === 0
        ? t('recovery.none')
        : t('recovery.left', { left, all: ALL_CODES });
  return (
    <SettingRow title={t('recovery.title')} hint={hint}>
      <Button onClick={() => setIsOpen(true)}>{t('recovery.new')}</Button>
      {isOpen && <CodesDialog left={left ?? 0} onClose={() => setIsOpen(false)} />}
    </SettingRow>
  );
}
