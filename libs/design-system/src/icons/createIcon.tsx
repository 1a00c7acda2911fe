import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import css from './Icon.module.css';

/** Props of every icon of the system; the rest goes to the `<svg>`. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** 16, 20 (default) or 24 px, with the stroke weight that suits the size. */
  size?: 'sm' | 'md' | 'lg';
  /** Mirror in right-to-left text. Only for icons that point along the line of reading. */
  flip?: boolean;
}

/** A component that draws one icon. */
export type IconComponent = ComponentType<IconProps>;

/**
 * Wraps a lucide icon: 1.6 stroke and 20 px from the tokens, hidden from assistive technology unless
 * it is given a name (`aria-label`), because icons here always stand beside a word.
 */
export function createIcon(Lucide: LucideIcon): IconComponent {
  return function Icon({ size = 'md', flip = false, className, ...rest }: IconProps) {
    const classes = clsx(css['icon'], size !== 'md' && css[size], flip && css['flip'], className);
    return <Lucide strokeWidth={1.6} focusable="false" className={classes} {...rest} />;
  };
}
