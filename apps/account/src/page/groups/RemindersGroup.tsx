import { useTranslation } from 'react-i18next';
import { SlotFields } from '../../reminders/SlotFields.tsx';
import type { ScheduleState } from '../../reminders/use-schedule.ts';
import { SettingsGroup } from '../../rows/SettingsGroup.tsx';
import type { SwitchesState } from '../../settings/use-switches.ts';
import { SettingSwitch } from '../../settings/SettingSwitch.tsx';

const CHECK_IN = { group: 'notifications', key: 'moodReminders' } as const;
const EXERCISE = { group: 'ai', key: 'exerciseReminders' } as const;

/** Both reminders, each with its time and days. */
export function RemindersGroup(props: { switches: SwitchesState; schedule: ScheduleState }) {
  const { switches, schedule } = props;
  const { t } = useTranslation();
  const { shown, change } = schedule;
  return (
    <SettingsGroup anchor="reminders" title={t('reminders.title')} lead={t('reminders.lead')}>
      <SettingSwitch of={CHECK_IN} switches={switches} />
      <SlotFields
        title={t('settings.switches.moodReminders.title')}
        slot={shown.checkIn}
        disabled={!switches.isOn(CHECK_IN.group, CHECK_IN.key)}
        onChange={(checkIn) => change({ checkIn })}
      />
      <SettingSwitch of={EXERCISE} switches={switches} />
      <SlotFields
        title={t('settings.switches.exerciseReminders.title')}
        slot={shown.exercise}
        disabled={!switches.isOn(EXERCISE.group, EXERCISE.key)}
        onChange={(exercise) => change({ exercise })}
      />
    </SettingsGroup>
  );
}
