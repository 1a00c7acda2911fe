const RINGS = [
  [222, 0.26],
  [304, 0.19],
  [396, 0.14],
  [500, 0.11],
  [616, 0.08],
] as const;

/** [x, y, length, opacity] of each line of light on the water. */
const WATER = [
  [536, 14, 108, 1],
  [552, 27.5, 76, 0.92],
  [541, 41, 98, 0.83],
  [561, 54.5, 58, 0.74],
  [548, 68, 84, 0.66],
  [567, 81.5, 46, 0.57],
  [556, 95, 68, 0.49],
  [573, 108.5, 34, 0.4],
  [563, 122, 54, 0.32],
] as const;

/** The water under the closing sun: the bowl of the mark, its rings and light. Decoration. */
export function FooterArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1180 420" aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--nf-accent)">
        {RINGS.map(([r, opacity]) => (
          <circle key={r} cx="590" cy="0" r={r} opacity={opacity} />
        ))}
      </g>
      <g stroke="var(--nf-dawn)" strokeWidth="4" strokeLinecap="round">
        {WATER.map(([x, y, length, opacity]) => (
          <path key={y} d={`M${x} ${y}h${length}`} opacity={opacity} />
        ))}
      </g>
      <path
        d="M740 0A150 150 0 0 1 440 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="14"
        strokeLinecap="round"
      />
    </svg>
  );
}
