import { useId } from 'react';
import css from './Pacer.module.css';

const CENTRE = { cx: 170, cy: 170 } as const;
const RINGS = [
  [130, 1.3, 0.55],
  [149, 1.1, 0.34],
  [169, 1, 0.2],
] as const;
const BOWL = 'M64.75 131.69A112 112 0 1 0 275.25 131.69';

/** The mark enlarged: sun, rings of breath, bowl. Decoration. */
export function PacerArt({ stepKey }: { stepKey: string }) {
  const id = useId();
  return (
    <svg className={css['art']} viewBox="0 0 340 340" focusable="false">
      <defs>
        <radialGradient id={`${id}-air`}>
          <stop offset="0" stopColor="var(--nf-dawn)" stopOpacity=".5" />
          <stop offset=".65" stopColor="var(--nf-dawn)" stopOpacity=".2" />
          <stop offset="1" stopColor="var(--nf-dawn)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle
        key={`${stepKey} air`}
        {...CENTRE}
        r="166"
        fill={`url(#${id}-air)`}
        className={css['air']}
      />
      <g key={`${stepKey} rings`} className={css['rings']} fill="none" stroke="var(--nf-dawn-deep)">
        {RINGS.map(([r, strokeWidth, opacity]) => (
          <circle key={r} {...CENTRE} {...{ r, strokeWidth, opacity }} />
        ))}
      </g>
      <circle {...CENTRE} r="112" fill="none" stroke="var(--nf-dawn-deep)" strokeWidth="1.5" />
      <path className={css['bowl']} d={BOWL} strokeOpacity=".14" />
      <path
        key={`${stepKey} bowl`}
        className={`${css['bowl']} ${css['water']}`}
        d={BOWL}
        pathLength="1"
      />
      <circle cx="170" cy="58" r="7" fill="var(--nf-dawn-deep)" />
    </svg>
  );
}
