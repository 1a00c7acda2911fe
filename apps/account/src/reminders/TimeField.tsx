import { TextField } from '@nafas/design-system';
import { useState } from 'react';
import css from './reminders.module.css';

/** A time of the wall clock, saved once it is whole. */
export function TimeField(props: {
  label: string;
  /** `18:00` */
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}) {
  const { label, value, disabled = false, onChange } = props;
  // While it is typed it may be empty.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      className={css['time']}
      type="time"
      label={label}
      dir="ltr"
      required
      disabled={disabled}
      value={typed ?? value}
      onChange={(event) => {
        const now = event.currentTarget.value;
        setTyped(now);
        if (now !== '' && now !== value) onChange(now);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
