import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './Figure.module.css';

/** Props of {@link Figure}. */
export interface FigureProps {
  /** The figure in the person's digits. */
  value: ReactNode;
  /** Its unit, such as "%" or "min". */
  unit?: ReactNode;
  /** 56 px (default; 48 on small screens) or 36 px. */
  size?: 'md' | 'lg';
  className?: string | undefined;
}

/** One large number and its unit. */
export function Figure({ value, unit, size = 'lg', className }: FigureProps) {
  return (
    <p className={clsx(css['figure'], size === 'md' && css['md'], className)}>
      {value}
      {unit ? <small className={css['unit']}>{unit}</small> : null}
    </p>
  );
}
