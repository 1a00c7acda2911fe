import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsGroup } from '../../rows/SettingsGroup.tsx';
import type { SwitchesState } from '../../settings/use-switches.ts';
import { SettingSwitch } from './SettingSwitch.tsx';

const PushDevices = lazy(() => import('../../push/PushDevices.tsx'));
const PUSH = { group: 'notifications', key: 'push' } as const;
/** Until what a press needs is there. */
const INERT = { flip: () => undefined };

/** By what reminders and notifications reach the person: behind the bell, by push, by e-mail. */
export function ChannelsGroup({ switches }: { switches: SwitchesState }) {
  const { t } = useTranslation();
  return (
    <SettingsGroup
      anchor="channels"
      title={t('settings.channels')}
      lead={t('settings.channelsLead')}
    >
      <SettingSwitch of={{ group: 'notifications', key: 'inApp' }} switches={switches} />
      <Suspense fallback={<SettingSwitch of={PUSH} switches={{ ...switches, ...INERT }} />}>
        <PushDevices />
      </Suspense>
      <SettingSwitch of={{ group: 'notifications', key: 'pushDetails' }} switches={switches} />
      <SettingSwitch of={{ group: 'notifications', key: 'emailUpdates' }} switches={switches} />
    </SettingsGroup>
  );
}
