import css from './Stat.module.css';

const BOWL = 'M10.58 11.4A38 38 0 1 0 85.42 11.4';

/** The bowl, filled along its rim. Decoration: the figure beside it says the value. */
export function BowlArt({ value }: { /** 0 to 100; outside it is clamped. */ value: number }) {
  const filled = Math.min(100, Math.max(0, value));
  const line = { fill: 'none', strokeWidth: 6, strokeLinecap: 'round' } as const;
  return (
    <svg className={css['art']} viewBox="0 0 96 64" aria-hidden="true" focusable="false">
      <path d={BOWL} stroke="var(--nf-ink-subtle)" strokeOpacity=".2" {...line} />
      {filled > 0 ? (
        <path
          d={BOWL}
          pathLength={100}
          stroke="var(--nf-accent)"
          strokeDasharray={`${filled} 200`}
          {...line}
        />
      ) : null}
      <circle cx="48" cy="16" r="5.5" fill="var(--nf-dawn-deep)" />
    </svg>
  );
}

const FLOOR = 62;
const TALLEST = 52;

/** Up to seven bars on a line, the last one in ink: the days of a week. Decoration, as above. */
export function BarsArt({
  values,
}: {
  /** From 0; the largest fills the height. */ values: readonly number[];
}) {
  const bars = values.slice(-7);
  const most = Math.max(...bars, 0);
  return (
    <svg className={css['art']} viewBox="0 0 96 64" aria-hidden="true" focusable="false">
      <path d="M0 63.25H96" stroke="var(--nf-line-strong)" strokeWidth="1" />
      {bars.map((value, index) => {
        const height = most > 0 ? (Math.max(0, value) / most) * TALLEST : 0;
        const today = index === bars.length - 1;
        return (
          <rect
            // Places in a week, never reordered.
            key={index}
            x={4 + (7 - bars.length + index) * 13.6}
            y={FLOOR - height}
            width="6.4"
            height={height}
            rx="3.2"
            fill={today ? 'var(--nf-accent)' : 'var(--nf-ink-subtle)'}
            fillOpacity={today ? 1 : 0.32}
          />
        );
      })}
    </svg>
  );
}
