import { clsx } from 'clsx';
import { useId } from 'react';
import { REFLECTIONS, RINGS, WATER } from './geometry.ts';
import css from './BreathArt.module.css';

/** The part of the day the sky shows. */
export type Daypart = 'morning' | 'day' | 'evening' | 'night';

/** Props of {@link BreathArt}. */
export interface BreathArtProps {
  /** Default `morning`: half a sun on the horizon. */
  daypart?: Daypart | undefined;
  className?: string | undefined;
}

const CENTRE = { cx: 450, cy: 440 } as const;

/**
 * The mark enlarged to a dawn: sun, rings of breath, bowl, water. 900 by 720, its horizon at y 440
 * (61.1 %); the page gives it a size and a place. Decoration.
 */
export function BreathArt({ daypart = 'morning', className }: BreathArtProps) {
  const id = useId();
  return (
    <svg
      className={clsx(css['art'], css['hero'], className)}
      viewBox="0 0 900 720"
      aria-hidden="true"
      focusable="false"
      data-daypart={daypart}
    >
      <defs>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="var(--nf-dawn)" stopOpacity=".6" />
          <stop offset=".35" stopColor="var(--nf-dawn)" stopOpacity=".22" />
          <stop offset=".7" stopColor="var(--nf-dawn)" stopOpacity=".06" />
          <stop offset="1" stopColor="var(--nf-dawn)" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}-above`}>
          <rect x="-900" y="-720" width="2700" height="1160" />
        </clipPath>
        <clipPath id={`${id}-below`}>
          <rect x="-900" y="440" width="2700" height="1440" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-above)`}>
        <circle {...CENTRE} r="502" fill={`url(#${id}-glow)`} className={css['glow']} />
        <g className={css['breath']} fill="none" stroke="var(--nf-dawn-deep)">
          {RINGS.map(([r, strokeWidth, opacity]) => (
            <circle key={r} {...CENTRE} {...{ r, strokeWidth, opacity }} />
          ))}
        </g>
        <g className={css['rise']}>
          <circle {...CENTRE} r="46" className={css['sun']} />
        </g>
      </g>
      <g fill="none" stroke="var(--nf-accent)" clipPath={`url(#${id}-below)`}>
        {REFLECTIONS.map(([r, opacity]) => (
          <circle key={r} {...CENTRE} {...{ r, opacity }} strokeWidth="1" />
        ))}
      </g>
      <g stroke="var(--nf-dawn)" strokeWidth="3.45" strokeLinecap="round">
        {WATER.map(([x, y, length, opacity]) => (
          <path key={y} d={`M${x} ${y}h${length}`} opacity={opacity} />
        ))}
      </g>
      <path
        d="M568 440A118 118 0 0 1 332 440"
        fill="none"
        stroke="currentColor"
        strokeWidth="13"
        strokeLinecap="round"
      />
    </svg>
  );
}
