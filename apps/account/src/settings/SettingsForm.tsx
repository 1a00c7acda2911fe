import type { UserSettings } from '@nafas/data-service/settings';
import { useTranslation } from 'react-i18next';
import { AccountGroup } from '../account/AccountGroup.tsx';
import { ConsentRows } from '../consents/ConsentRows.tsx';
import { AppearanceGroup } from './AppearanceGroup.tsx';
import { AppGroup } from './AppGroup.tsx';
import { SaveBar } from './SaveBar.tsx';
import css from './settings.module.css';
import { SettingsGroup } from './SettingsGroup.tsx';
import { SwitchRow } from './SwitchRow.tsx';
import { SwitchRows } from './SwitchRows.tsx';
import { TwoFactorRow } from './TwoFactorRow.tsx';
import { useChoice } from './use-choice.ts';
import { useSwitches } from './use-switches.ts';

/** What is agreed to, by the group it is shown in. */
const ANALYSED = ['camera_analysis', 'voice_analysis', 'text_analysis', 'external_ai'] as const;
const KEPT = ['check_ins'] as const;

/** All settings. Switches act at once; theme, language, time zone and volume wait for Save Changes. */
export function SettingsForm({ stored }: { stored: UserSettings | null }) {
  const { t } = useTranslation();
  const choice = useChoice(stored);
  const switches = useSwitches(stored);
  const analyses = switches.isOn('ai', 'emotionalAnalysis');
  return (
    <div className={css['form']}>
      <AppearanceGroup choice={choice} />
      <AppGroup choice={choice} />
      <SettingsGroup
        anchor="notification"
        title={t('settings.notification')}
        lead={t('settings.notificationLead')}
      >
        <SwitchRows group="notifications" switches={switches} />
      </SettingsGroup>
      <SettingsGroup anchor="analysis" title={t('settings.ai')} lead={t('settings.aiLead')}>
        <SwitchRow
          title={t('settings.switches.emotionalAnalysis.title')}
          hint={t('settings.switches.emotionalAnalysis.hint')}
          on={analyses}
          onChange={(on) => switches.flip('ai', 'emotionalAnalysis', on)}
        />
        <ConsentRows purposes={ANALYSED} analyses={analyses} />
        <SwitchRows group="ai" switches={switches} without={['emotionalAnalysis']} />
      </SettingsGroup>
      <SettingsGroup
        anchor="privacy"
        title={t('settings.privacy')}
        lead={t('settings.privacyLead')}
      >
        <ConsentRows purposes={KEPT} analyses={analyses} />
        <SwitchRows group="privacy" switches={switches} />
      </SettingsGroup>
      <SettingsGroup
        anchor="security"
        title={t('settings.security')}
        lead={t('settings.securityLead')}
      >
        <TwoFactorRow />
      </SettingsGroup>
      <AccountGroup />
      <SaveBar
        changes={choice.changed.length}
        status={choice.status}
        error={choice.error}
        isSaved={choice.isSaved}
        onDiscard={choice.discard}
        onSave={() => void choice.save()}
      />
    </div>
  );
}
