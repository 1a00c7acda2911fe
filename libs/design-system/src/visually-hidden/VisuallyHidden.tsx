import type { HTMLAttributes } from 'react';
import css from './VisuallyHidden.module.css';

/** Text for assistive technology only. */
export function VisuallyHidden(props: Omit<HTMLAttributes<HTMLSpanElement>, 'className'>) {
  return <span {...props} className={css['hidden']} />;
}
