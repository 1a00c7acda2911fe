import { useId } from 'react';
import css from './lead.module.css';

const CENTRE = { cx: 210, cy: 100 } as const;
const RINGS = [
  [46, 0.8],
  [72, 0.5],
  [104, 0.3],
  [142, 0.18],
  [184, 0.1],
] as const;

/** Sun, rings and bowl. Decoration. */
export function SkyArt() {
  const id = useId();
  return (
    <svg
      className={css['sky']}
      viewBox="0 0 420 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id={id}>
          <stop offset="0" stopColor="var(--nf-dawn)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--nf-dawn)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle {...CENTRE} r="190" fill={`url(#${id})`} />
      <g fill="none" stroke="var(--nf-dawn-deep)">
        {RINGS.map(([r, opacity]) => (
          <circle key={r} {...CENTRE} {...{ r, opacity }} />
        ))}
      </g>
      <path
        d="M164 100A46 46 0 0 0 256 100"
        fill="none"
        stroke="var(--nf-ink)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="210" cy="97" r="9" fill="var(--nf-dawn-deep)" />
    </svg>
  );
}
