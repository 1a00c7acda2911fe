import { useTranslation } from 'react-i18next';
import { SettingsGroup } from '../rows/SettingsGroup.tsx';
import { DeleteRow } from './DeleteRow.tsx';
import { EraseRow } from './EraseRow.tsx';
import { ExportRow } from './ExportRow.tsx';

/** What is kept of the person as a whole: to take along, and to end. */
export function AccountGroup() {
  const { t } = useTranslation();
  return (
    <SettingsGroup anchor="account" title={t('account.title')} lead={t('account.lead')}>
      <ExportRow />
      <EraseRow />
      <DeleteRow />
    </SettingsGroup>
  );
}
