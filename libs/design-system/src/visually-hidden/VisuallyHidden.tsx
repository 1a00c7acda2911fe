import type { HTMLAttributes } from 'react';
import css from './VisuallyHidden.module.css';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** `div` around a heading or other blocks, `legend` in a fieldset. Default `span`. */
  as?: 'span' | 'div' | 'legend' | undefined;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ as: Tag = 'span', ...props }: VisuallyHiddenProps) {
  return <Tag {...props} className={css['hidden']} />;
}
