import css from './Ticks.module.css';

/** A moment under the time axis. */
export function TimeTick(props: {
  x: number | string;
  y: number | string;
  label: string;
  isLast: boolean;
}) {
  const { x, y, label, isLast } = props;
  // By the class recharts finds the size of the text, which it needs to leave out what would overlap.
  const name = `recharts-cartesian-axis-tick-value ${css[isLast ? 'last' : 'tick']}`;
  return (
    <text x={x} y={y} dy={14} textAnchor="middle" className={name}>
      {label}
    </text>
  );
}
