import { useId } from 'react';

const RINGS = [
  [150, 0.8],
  [222, 0.58],
  [304, 0.41],
  [396, 0.3],
  [500, 0.21],
  [616, 0.15],
] as const;

const CENTRE = { cx: 590, cy: 460 } as const;

/** Half a sun and its rings, 1180 by 460, standing on its lower edge. Decoration. */
export function SunriseArt({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 1180 460" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={id}>
          <stop offset="0" stopColor="var(--nf-dawn)" stopOpacity=".62" />
          <stop offset=".4" stopColor="var(--nf-dawn)" stopOpacity=".2" />
          <stop offset="1" stopColor="var(--nf-dawn)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle {...CENTRE} r="640" fill={`url(#${id})`} />
      <g fill="none" stroke="var(--nf-dawn-deep)">
        {RINGS.map(([r, opacity]) => (
          <circle key={r} {...CENTRE} r={r} opacity={opacity} />
        ))}
      </g>
      <circle {...CENTRE} r="58" fill="var(--nf-dawn)" />
    </svg>
  );
}
