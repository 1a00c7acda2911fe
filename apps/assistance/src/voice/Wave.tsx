import css from './voice.module.css';

const PLACES = 48;
const WIDTH = 720;
const STEP = WIDTH / PLACES;
const MIDDLE = 200;
const TALLEST = 170;
const LOWEST = 80;
/** A bar that is silent is still seen. */
const LEAST = 2;

/** How loud it was lately, newest at the end, with its reflection. Decoration: the meter says the level. */
export function Wave({ bars }: { bars: readonly number[] }) {
  const first = PLACES - bars.length;
  return (
    <svg
      className={css['wave']}
      viewBox={`0 0 ${WIDTH} 300`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M0 ${MIDDLE}H${WIDTH}`} stroke="var(--nf-line-strong)" />
      {bars.map((bar, index) => {
        const x = (first + index + 0.5) * STEP;
        const up = Math.max(LEAST, bar * TALLEST);
        const down = Math.max(LEAST, bar * LOWEST);
        return (
          <g key={first + index}>
            <path d={`M${x} ${MIDDLE - 8}v${-up}`} stroke="var(--nf-dawn-deep)" />
            <path d={`M${x} ${MIDDLE + 8}v${down}`} stroke="var(--nf-accent)" opacity=".5" />
          </g>
        );
      })}
    </svg>
  );
}
