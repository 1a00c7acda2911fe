import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import css from './Stat.module.css';

/** Stats side by side; on a phone the first takes the width and the rest stand in pairs. */
export function StatRow({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <section {...rest} className={clsx(css['row'], className)} />;
}
