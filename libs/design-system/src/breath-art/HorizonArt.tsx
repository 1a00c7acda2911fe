import { clsx } from 'clsx';
import { useId } from 'react';
import type { BreathArtProps } from './BreathArt.tsx';
import css from './BreathArt.module.css';

const CENTRE = { cx: 210, cy: 130 } as const;

/** The sky alone, 420 by 130, standing on the line under a page's head. Decoration. */
export function HorizonArt({ daypart = 'morning', className }: BreathArtProps) {
  const id = useId();
  return (
    <svg
      className={clsx(css['art'], css['horizon'], className)}
      viewBox="0 0 420 130"
      aria-hidden="true"
      focusable="false"
      data-daypart={daypart}
    >
      <defs>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="var(--nf-dawn)" stopOpacity=".62" />
          <stop offset=".45" stopColor="var(--nf-dawn)" stopOpacity=".16" />
          <stop offset="1" stopColor="var(--nf-dawn)" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}-sky`}>
          <rect width="420" height="130" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-sky)`}>
        <circle {...CENTRE} r="130" fill={`url(#${id}-glow)`} className={css['glow']} />
        <g fill="none" stroke="var(--nf-dawn-deep)">
          <circle {...CENTRE} r="40" opacity=".85" strokeWidth="1.3" />
          <circle {...CENTRE} r="62" opacity=".55" />
          <circle {...CENTRE} r="88" opacity=".34" />
          <circle {...CENTRE} r="118" opacity=".2" />
        </g>
        <g className={css['rise']}>
          <circle {...CENTRE} r="20" className={css['sun']} />
        </g>
      </g>
    </svg>
  );
}
