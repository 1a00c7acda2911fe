import css from './Seal.module.css';

const CENTRE = { cx: 60, cy: 60 } as const;
/** Radius and, once earned, opacity of each level's ring, from the bowl outwards. */
const RINGS = [
  [30, 1],
  [39, 0.78],
  [48, 0.56],
] as const;
const BOWL = {
  d: 'M40.3 56.53A20 20 0 1 0 79.7 56.53',
  fill: 'none',
  strokeWidth: 4,
  strokeLinecap: 'round',
} as const;

/** The mark on a coin of dawn; before it is earned, its dotted outline. Decoration. */
export function SealArt({ level, earned }: { level: 1 | 2 | 3; earned: boolean }) {
  const rings = RINGS.slice(0, level);
  if (!earned) {
    return (
      <svg className={css['art']} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <g
          fill="none"
          stroke="var(--nf-line-strong)"
          strokeDasharray="2 5"
          strokeLinecap="round"
          strokeWidth="1.2"
          opacity=".9"
        >
          {rings.map(([r]) => (
            <circle key={r} {...CENTRE} r={r} />
          ))}
        </g>
        <path {...BOWL} stroke="var(--nf-line-strong)" />
        <circle
          cx="60"
          cy="58"
          r="5"
          fill="none"
          stroke="var(--nf-line-strong)"
          strokeWidth="1.4"
        />
      </svg>
    );
  }
  return (
    <svg className={css['art']} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <circle {...CENTRE} r="58" fill="var(--nf-dawn-soft)" />
      <g fill="none" stroke="var(--nf-dawn-deep)" strokeWidth="1.4">
        {rings.map(([r, opacity]) => (
          <circle key={r} {...CENTRE} {...{ r, opacity }} />
        ))}
      </g>
      <path {...BOWL} stroke="var(--nf-ink)" />
      <circle cx="60" cy="58" r="5" fill="var(--nf-dawn-deep)" />
    </svg>
  );
}
