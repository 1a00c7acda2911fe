import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Checkbox.module.css';

/** Props of {@link Radio}; give every radio of a group the same `name`, inside a `<fieldset>`. */
export interface RadioProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
}

/** One of a few choices that wait for Save. */
export function Radio({ label, className, ...rest }: RadioProps) {
  return (
    <label className={clsx(css['check'], className)}>
      <input {...rest} type="radio" className={clsx(css['box'], css['radio'])} />
      <span>{label}</span>
    </label>
  );
}
