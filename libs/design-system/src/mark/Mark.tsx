import { clsx } from 'clsx';
import { customProperties } from '../internal/customProperties.ts';
import css from './Mark.module.css';

/** Props of {@link Mark}. */
export interface MarkProps {
  /** Edge in px. Default 34. */
  size?: number | undefined;
  className?: string | undefined;
}

/** Nun: a bowl and a dot under one breath. Never mirrored, never recoloured. Decoration. */
export function Mark({ size, className }: MarkProps) {
  return (
    <svg
      className={clsx(css['mark'], className)}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      ref={size === undefined ? null : customProperties({ '--mark': `${size}px` })}
    >
      <circle cx="16" cy="14.5" r="3" fill="var(--nf-dawn-deep)" />
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <path d="M27.16 12.22A11.5 11.5 0 1 1 4.84 12.22" strokeWidth="2.75" />
        <path d="M6.94 7.92A11.5 11.5 0 0 1 25.06 7.92" strokeWidth="1.25" opacity=".5" />
      </g>
    </svg>
  );
}
