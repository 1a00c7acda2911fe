import { useTranslation } from 'react-i18next';
import { SettingsGroup } from '../rows/SettingsGroup.tsx';
import { DeleteRow } from './DeleteRow.tsx';
import { EraseRow } from './EraseRow.tsx';
import { ExportRow } from './ExportRow.tsx';
import { ImportRow } from './ImportRow.tsx';

/** Export, import and deletion of everything kept of the person. */
export function AccountGroup() {
  const { t } = useTranslation();
  return (
    <SettingsGroup anchor="account" title={t('account.title')} lead={t('account.lead')}>
      <ExportRow />
      <ImportRow />
      <EraseRow />
      <DeleteRow />
    </SettingsGroup>
  );
}
