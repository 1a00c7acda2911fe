import { useState } from 'react';
import { Eye, EyeOff } from '../icons/lucide.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

/** Props of {@link PasswordField}. Give `autoComplete`: `current-password` or `new-password`. */
export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'dir' | 'leading' | 'trailing' | 'quiet'
> {
  /** Name of the toggle while the password is hidden. */
  showLabel: string;
  /** Name of the toggle while the password is shown. */
  hideLabel: string;
}

/** A password, hidden until asked for. Typed left to right in every language. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      label={shown ? hideLabel : showLabel}
      disabled={rest.disabled}
      onClick={() => setShown((now) => !now)}
    >
      {shown ? <EyeOff /> : <Eye />}
    </IconButton>
  );
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      trailing={toggle}
    />
  );
}
