import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './Switch.module.css';

/** Props of {@link Switch}; what is not named here goes to the `<input>`. */
export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'onChange' | 'children'
> {
  label: ReactNode;
  /** Keep the label for assistive technology only, where a row already says it. */
  labelHidden?: boolean | undefined;
  /** A line under the label. */
  hint?: ReactNode;
  /** Called with the new state. */
  onChange?: ((on: boolean) => void) | undefined;
}

/** On or off, at once. For a choice that waits for Save use Checkbox. */
export function Switch({ label, labelHidden, hint, onChange, className, ...rest }: SwitchProps) {
  const id = useId();
  const isSaidElsewhere = labelHidden === true && typeof label === 'string';
  const input = (
    <input
      aria-label={isSaidElsewhere ? label : undefined}
      aria-labelledby={isSaidElsewhere ? undefined : `${id}-label`}
      aria-describedby={hint && !labelHidden ? `${id}-hint` : undefined}
      {...rest}
      type="checkbox"
      role="switch"
      className={css['switch']}
      onChange={(event) => onChange?.(event.currentTarget.checked)}
    />
  );
  // A <label> without words that are seen would name nothing.
  if (isSaidElsewhere) return <span className={clsx(css['row'], className)}>{input}</span>;
  // Named by the label alone: inside a <label> the hint would become part of the name.
  return (
    <label className={clsx(css['row'], className)}>
      {labelHidden ? (
        <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
      ) : (
        <span className={css['words']}>
          <span className={css['label']} id={`${id}-label`}>
            {label}
          </span>
          {hint ? (
            <span className={css['hint']} id={`${id}-hint`}>
              {hint}
            </span>
          ) : null}
        </span>
      )}
      {input}
    </label>
  );
}
