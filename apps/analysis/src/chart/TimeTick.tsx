import css from './ticks.module.css';

/** A date under the time axis. The first and the last stay within the plot. */
export function TimeTick(props: {
  x: number | string;
  y: number | string;
  payload: { value: number };
  ticks: readonly { x: number; label: string }[];
}) {
  const { x, y, payload, ticks } = props;
  const index = ticks.findIndex((tick) => tick.x === payload.value);
  const isLast = index === ticks.length - 1;
  // `start` and `end` follow the direction of the text, as the axis does.
  const anchor = isLast ? 'end' : index === 0 ? 'start' : 'middle';
  return (
    <text x={x} y={y} dy={14} textAnchor={anchor} className={isLast ? css['now'] : css['tick']}>
      {ticks[index]?.label}
    </text>
  );
}
