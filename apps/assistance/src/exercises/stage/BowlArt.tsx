/** Bowl, dot and two rings. Decoration. */
export function BowlArt() {
  return (
    <svg viewBox="0 -14 120 84" aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--nf-dawn-deep)">
        <path d="M16 34A44 44 0 0 1 104 34" opacity=".3" />
        <path d="M28 34A32 32 0 0 1 92 34" opacity=".6" />
      </g>
      <path
        d="M36 34A24 24 0 1 0 84 34"
        fill="none"
        stroke="var(--nf-ink)"
        strokeWidth="4.4"
        strokeLinecap="round"
      />
      <circle cx="60" cy="34" r="5" fill="var(--nf-dawn-deep)" />
    </svg>
  );
}
