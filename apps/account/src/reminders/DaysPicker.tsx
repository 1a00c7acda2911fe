import { formatLocale } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import css from './reminders.module.css';
import { listWeekdays } from './weekdays.ts';

/** Days of the week as buttons that stay pressed; each is named in full. */
export function DaysPicker(props: {
  label: string;
  /** 1 is Monday, 7 Sunday. */
  days: readonly number[];
  disabled?: boolean;
  onChange: (days: number[]) => void;
}) {
  const { label, days, disabled = false, onChange } = props;
  const locale = formatLocale(useStore(usePlatform().language));
  const toggle = (day: number) =>
    onChange(
      days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort((a, b) => a - b),
    );
  return (
    <div className={css['days']} role="group" aria-label={label}>
      {listWeekdays(locale).map(({ day, name, letter }) => (
        <button
          key={day}
          type="button"
          aria-label={name}
          aria-pressed={days.includes(day)}
          disabled={disabled}
          onClick={() => toggle(day)}
        >
          {letter}
        </button>
      ))}
    </div>
  );
}
