import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Chip.module.css';

/** Props of {@link Chip}; what is not named here goes to the `<button>`. */
export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** For a filter: whether it is on. Leave out for a chip that only acts, such as a suggested reply. */
  pressed?: boolean | undefined;
  icon?: ReactNode;
  /** How many it holds, after the words. */
  count?: ReactNode;
}

/** A small filter or quick answer. */
export function Chip({
  pressed,
  icon,
  count,
  children,
  className,
  type = 'button',
  ...rest
}: ChipProps) {
  return (
    <button type={type} {...rest} aria-pressed={pressed} className={clsx(css['chip'], className)}>
      {icon}
      {children}
      {count === undefined || count === null ? null : <span className={css['count']}>{count}</span>}
    </button>
  );
}
