import { Button } from '@nafas/design-system';
import { Upload } from '@nafas/design-system/icons';
import { usePlatformLink } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { importPage } from '../later-pages.ts';
import { SettingRow } from '../rows/SettingRow.tsx';

/** The way to bring entries of another diary in. */
export function ImportRow() {
  const { t } = useTranslation();
  const link = usePlatformLink('/dashboard/settings/import');
  return (
    <SettingRow title={t('import.row')} hint={t('import.rowHint')}>
      <Button
        icon={<Upload />}
        {...link}
        onPointerEnter={importPage.prepare}
        onFocus={importPage.prepare}
      >
        {t('import.rowOpen')}
      </Button>
    </SettingRow>
  );
}
