import css from './ticks.module.css';

/** A date under the time axis. */
export function TimeTick(props: {
  x: number | string;
  y: number | string;
  label: string;
  isNow: boolean;
}) {
  const { x, y, label, isNow } = props;
  // By the class recharts finds the size of the text, which it needs to leave out what would overlap.
  const name = `recharts-cartesian-axis-tick-value ${css[isNow ? 'now' : 'tick']}`;
  return (
    <text x={x} y={y} dy={14} textAnchor="middle" className={name}>
      {label}
    </text>
  );
}
