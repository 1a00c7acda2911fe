import css from './page.module.css';

const SIZE = { inline: 96, block: 40, pad: 4 } as const;

/** The last days of a figure as a small line that ends in a dot. Decoration: the words beside it say the change. */
export function Sparkline(props: {
  /** 0-10, in order of time. */
  values: readonly number[];
  /** A CSS colour. */
  tone: string;
}) {
  const { values, tone } = props;
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
      className={css['spark']}
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
