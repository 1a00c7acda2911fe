import { clsx } from 'clsx';
import css from './BreathLoader.module.css';

/** Props of {@link BreathLoader}. */
export interface BreathLoaderProps {
  /** Names the awaited thing for assistive technology. Leave out where a visible sentence does. */
  label?: string | undefined;
  className?: string | undefined;
}

/** The mark, breathing: for waits of more than ten seconds, after the skeleton. */
export function BreathLoader({ label, className }: BreathLoaderProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={clsx(css['loader'], className)} viewBox="0 0 72 72" focusable="false" {...name}>
      <circle className={css['ring']} cx="36" cy="36" r="19" strokeWidth="1.6" />
      <circle className={css['ring']} cx="36" cy="36" r="27" strokeWidth="1.3" />
      <circle className={css['ring']} cx="36" cy="36" r="35" strokeWidth="1" />
      <path className={css['bowl']} d="M24.18 33.92A12 12 0 1 0 47.82 33.92" />
      <circle className={css['sun']} cx="36" cy="35" r="3.2" />
    </svg>
  );
}
