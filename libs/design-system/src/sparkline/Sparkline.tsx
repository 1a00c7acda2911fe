import { clsx } from 'clsx';
import css from './Sparkline.module.css';

/** Props of {@link Sparkline}. */
export interface SparklineProps {
  /** In order of time, evenly apart. */
  readonly values: readonly number[];
  /** A colour of the system, such as `var(--nf-data-stress)`. Default the accent. */
  readonly tone?: `var(--nf-${string})` | undefined;
  readonly className?: string | undefined;
}

const SIZE = { inline: 96, block: 40, pad: 4 } as const;

/**
 * The last values of a figure as a small line along the line of reading that ends in a dot; a spread below 1 is drawn
 * flatter, not blown up. Without values nothing. Decoration: the words beside it say the change.
 */
export function Sparkline({ values, tone = 'var(--nf-accent)', className }: SparklineProps) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const spread = Math.max(high - low, 1);
  const points = values.map((value, index) => ({
    x: SIZE.pad + (index * (SIZE.inline - 2 * SIZE.pad)) / Math.max(values.length - 1, 1),
    y: SIZE.block - SIZE.pad - ((value - low) / spread) * (SIZE.block - 2 * SIZE.pad),
  }));
  const last = points.at(-1);
  if (!last) return null;
  return (
    <svg
      className={clsx(css['sparkline'], className)}
      viewBox={`0 0 ${SIZE.inline} ${SIZE.block}`}
      aria-hidden="true"
      focusable="false"
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke={tone}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={last.x} cy={last.y} r="3.5" fill={tone} />
    </svg>
  );
}
