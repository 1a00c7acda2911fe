import { useTranslation } from 'react-i18next';
import { ConsentRows } from '../../consents/ConsentRows.tsx';
import { SettingsGroup } from '../../rows/SettingsGroup.tsx';
import type { SwitchesState } from '../../settings/use-switches.ts';
import { SettingSwitch } from '../../settings/SettingSwitch.tsx';

const SOURCES = ['camera_analysis', 'voice_analysis', 'text_analysis', 'external_ai'] as const;

/** What Nafas may read, each source with its consent, and what it suggests by itself. */
export function AnalysisGroup({ switches }: { switches: SwitchesState }) {
  const { t } = useTranslation();
  return (
    <SettingsGroup anchor="analysis" title={t('settings.ai')} lead={t('settings.aiLead')}>
      <SettingSwitch of={{ group: 'ai', key: 'emotionalAnalysis' }} switches={switches} />
      <ConsentRows purposes={SOURCES} analyses={switches.isOn('ai', 'emotionalAnalysis')} />
      <SettingSwitch of={{ group: 'ai', key: 'motivationalQuotes' }} switches={switches} />
      <SettingSwitch of={{ group: 'ai', key: 'socialSuggestions' }} switches={switches} />
    </SettingsGroup>
  );
}
