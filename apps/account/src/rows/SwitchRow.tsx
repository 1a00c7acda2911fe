import { Switch } from '@nafas/design-system';
import { useId, type ReactNode } from 'react';
import { SettingRow } from './SettingRow.tsx';

/** A setting that is on or off, at once. One that can't be changed says why in its hint. */
export function SwitchRow(props: {
  title: string;
  hint: ReactNode;
  on: boolean;
  /** An address that ends in `#` and this leads here. */
  anchor?: string;
  disabled?: boolean;
  /** A press is being worked on: it keeps the focus, and takes no other. */
  busy?: boolean;
  onChange: (on: boolean) => void;
}) {
  const { title, hint, on, anchor, disabled = false, busy = false, onChange } = props;
  const id = useId();
  return (
    <SettingRow title={title} hint={hint} hintId={id} {...(anchor && { anchor })} inLine>
      <Switch
        label={title}
        labelHidden
        aria-describedby={id}
        checked={on}
        disabled={disabled}
        aria-disabled={busy || undefined}
        onChange={busy ? undefined : onChange}
      />
    </SettingRow>
  );
}
