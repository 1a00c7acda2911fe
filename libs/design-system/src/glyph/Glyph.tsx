import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './Glyph.module.css';

/** Props of {@link Glyph}. */
export interface GlyphProps {
  /** `dawn` for breathing and moments of arrival, `plain` for what is past. */
  tone?: 'accent' | 'dawn' | 'plain';
  /** The icon. */
  children: ReactNode;
  className?: string | undefined;
}

/** An icon in a soft circle, at the head of a row. Decoration: the row says the words. */
export function Glyph({ tone = 'accent', children, className }: GlyphProps) {
  return (
    <span
      className={clsx(css['glyph'], tone !== 'accent' && css[tone], className)}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
