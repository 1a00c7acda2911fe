import { lazyPage } from '@nafas/platform/remote';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsGroup } from '../../rows/SettingsGroup.tsx';
import type { SwitchesState } from '../../settings/use-switches.ts';
import { SettingSwitch } from '../../settings/SettingSwitch.tsx';

const push = lazyPage(() => import('../../push/PushDevices.tsx'));
const PUSH = { group: 'notifications', key: 'push' } as const;

/** By what reminders and notifications reach the person: behind the bell, by push, by e-mail. */
export function ChannelsGroup({ switches }: { switches: SwitchesState }) {
  const { t } = useTranslation();
  // A press that comes before what it needs waits for it.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const waiting: SwitchesState = { ...switches, flip: (_group, _key, on) => setWanted(on) };
  return (
    <SettingsGroup
      anchor="channels"
      title={t('settings.channels')}
      lead={t('settings.channelsLead')}
    >
      <SettingSwitch of={{ group: 'notifications', key: 'inApp' }} switches={switches} />
      <Suspense fallback={<SettingSwitch of={PUSH} switches={waiting} />}>
        <push.Page wanted={wanted} />
      </Suspense>
      <SettingSwitch of={{ group: 'notifications', key: 'pushDetails' }} switches={switches} />
      <SettingSwitch of={{ group: 'notifications', key: 'emailUpdates' }} switches={switches} />
    </SettingsGroup>
  );
}
