import { useTranslation } from 'react-i18next';
import { PeopleRow } from '../../people/PeopleRow.tsx';
import { SettingsGroup } from '../../rows/SettingsGroup.tsx';
import type { SwitchesState } from '../../settings/use-switches.ts';
import { SettingSwitch } from '../../settings/SettingSwitch.tsx';

/** What other people may see. */
export function PeopleGroup({ switches }: { switches: SwitchesState }) {
  const { t } = useTranslation();
  return (
    <SettingsGroup anchor="people" title={t('settings.people')} lead={t('settings.peopleLead')}>
      <PeopleRow />
      <SettingSwitch of={{ group: 'privacy', key: 'shareProgress' }} switches={switches} />
      <SettingSwitch of={{ group: 'privacy', key: 'publicProfile' }} switches={switches} />
      <SettingSwitch of={{ group: 'privacy', key: 'activityStatus' }} switches={switches} />
      <SettingSwitch of={{ group: 'privacy', key: 'readReceipts' }} switches={switches} />
    </SettingsGroup>
  );
}
