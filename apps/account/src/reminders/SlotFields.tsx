import { useTranslation } from 'react-i18next';
import { DaysPicker } from './DaysPicker.tsx';
import css from './reminders.module.css';
import { TimeField } from './TimeField.tsx';

interface Slot {
  readonly at: string;
  readonly days: readonly number[];
}

/** Time and days of a reminder, below its switch. */
export function SlotFields(props: {
  /** Whose they are: the switch's title. */
  title: string;
  slot: Slot;
  disabled: boolean;
  onChange: (slot: { at: string; days: number[] }) => void;
}) {
  const { title, slot, disabled, onChange } = props;
  const { t } = useTranslation();
  const days = [...slot.days];
  return (
    <div className={css['slot']} role="group" aria-label={t('reminders.when', { title })}>
      <TimeField
        label={t('reminders.at')}
        value={slot.at}
        disabled={disabled}
        onChange={(at) => onChange({ at, days })}
      />
      <DaysPicker
        label={t('reminders.days')}
        days={days}
        disabled={disabled}
        onChange={(chosen) => onChange({ at: slot.at, days: chosen })}
      />
      {days.length === 0 && !disabled && <p role="status">{t('reminders.noDays')}</p>}
    </div>
  );
}
