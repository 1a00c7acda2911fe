import { useTranslation } from 'react-i18next';
import { ConsentRows } from '../../consents/ConsentRows.tsx';
import { SettingsGroup } from '../../rows/SettingsGroup.tsx';
import type { SwitchesState } from '../../settings/use-switches.ts';
import { WeatherRow } from '../../weather/WeatherRow.tsx';
import { ConsentedSwitch } from './ConsentedSwitch.tsx';

const KEPT = ['check_ins'] as const;

/** What is kept, and what may be counted and studied. */
export function PrivacyGroup({ switches }: { switches: SwitchesState }) {
  const { t } = useTranslation();
  return (
    <SettingsGroup anchor="privacy" title={t('settings.privacy')} lead={t('settings.privacyLead')}>
      <ConsentRows purposes={KEPT} analyses={switches.isOn('ai', 'emotionalAnalysis')} />
      <ConsentedSwitch
        of={{ group: 'privacy', key: 'anonymousData' }}
        purpose="anonymous_statistics"
        switches={switches}
      />
      <WeatherRow />
      <ConsentedSwitch
        of={{ group: 'privacy', key: 'dataCollection' }}
        purpose="research"
        switches={switches}
      />
    </SettingsGroup>
  );
}
