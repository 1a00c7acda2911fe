import { Select } from '@nafas/design-system';
import { formatLocale } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import css from './reminders.module.css';
import { TimeField } from './TimeField.tsx';
import { listWeekdays } from './weekdays.ts';

interface Weekly {
  readonly at: string;
  readonly day: number;
}

/** Day and time of the weekly page, below its switch. */
export function WeeklyFields(props: {
  title: string;
  weekly: Weekly;
  disabled: boolean;
  onChange: (weekly: { at: string; day: number }) => void;
}) {
  const { title, weekly, disabled, onChange } = props;
  const { t } = useTranslation();
  const locale = formatLocale(useStore(usePlatform().language));
  return (
    <div className={css['slot']} role="group" aria-label={t('reminders.when', { title })}>
      <TimeField
        label={t('reminders.at')}
        value={weekly.at}
        disabled={disabled}
        onChange={(at) => onChange({ ...weekly, at })}
      />
      <Select
        label={t('reminders.day')}
        value={weekly.day}
        disabled={disabled}
        onChange={(event) => onChange({ ...weekly, day: Number(event.currentTarget.value) })}
      >
        {listWeekdays(locale).map(({ day, name }) => (
          <option key={day} value={day}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
