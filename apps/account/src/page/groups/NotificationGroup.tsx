import { useTranslation } from 'react-i18next';
import type { ScheduleState } from '../../reminders/use-schedule.ts';
import { WeeklyFields } from '../../reminders/WeeklyFields.tsx';
import { SettingsGroup } from '../../rows/SettingsGroup.tsx';
import type { SwitchesState } from '../../settings/use-switches.ts';
import { SettingSwitch } from '../../settings/SettingSwitch.tsx';

const WEEKLY = { group: 'notifications', key: 'weeklyReports' } as const;

/** What may speak to the person beside reminders, and whether it sounds. */
export function NotificationGroup(props: { switches: SwitchesState; schedule: ScheduleState }) {
  const { switches, schedule } = props;
  const { t } = useTranslation();
  return (
    <SettingsGroup
      anchor="notification"
      title={t('settings.notification')}
      lead={t('settings.notificationLead')}
    >
      <SettingSwitch of={WEEKLY} switches={switches} />
      <WeeklyFields
        title={t('settings.switches.weeklyReports.title')}
        weekly={schedule.shown.weekly}
        disabled={!switches.isOn(WEEKLY.group, WEEKLY.key)}
        onChange={(weekly) => schedule.change({ weekly })}
      />
      <SettingSwitch
        of={{ group: 'notifications', key: 'achievementAlerts' }}
        switches={switches}
      />
      <SettingSwitch of={{ group: 'notifications', key: 'updates' }} switches={switches} />
      <SettingSwitch of={{ group: 'notifications', key: 'marketing' }} switches={switches} />
      <SettingSwitch of={{ group: 'notifications', key: 'sound' }} switches={switches} />
    </SettingsGroup>
  );
}
