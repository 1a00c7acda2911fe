import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';
import css from './Badge.module.css';

/** Props of {@link Badge}. */
export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: 'neutral' | 'accent' | 'dawn' | 'positive' | 'caution' | 'critical' | 'outlined';
  icon?: ReactNode;
}

/** A word of status. The word carries the meaning, the colour repeats it. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={clsx(css['badge'], tone !== 'neutral' && css[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
