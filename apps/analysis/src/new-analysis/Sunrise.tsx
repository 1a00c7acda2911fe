import { useId } from 'react';

/** From the sun outwards: how far each ring is from it, and how much of it is seen. */
const RINGS = [
  [52, 0.7],
  [80, 0.45],
  [110, 0.3],
  [142, 0.18],
] as const;

/** A sun in its rings of breath. */
export function Sunrise() {
  const glow = useId();
  return (
    <svg viewBox="0 0 300 300" aria-hidden="true">
      <radialGradient id={glow}>
        <stop offset="0" stopColor="var(--nf-dawn)" stopOpacity=".6" />
        <stop offset=".5" stopColor="var(--nf-dawn)" stopOpacity=".16" />
        <stop offset="1" stopColor="var(--nf-dawn)" stopOpacity="0" />
      </radialGradient>
      <circle cx="150" cy="150" r="150" fill={`url(#${glow})`} />
      <g fill="none" stroke="var(--nf-dawn-deep)">
        {RINGS.map(([r, opacity]) => (
          <circle key={r} cx="150" cy="150" r={r} opacity={opacity} />
        ))}
      </g>
      <circle cx="150" cy="150" r="28" fill="var(--nf-dawn)" />
    </svg>
  );
}
