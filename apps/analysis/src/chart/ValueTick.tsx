import css from './ticks.module.css';

const OFFSET = 14;

/** A number beside the value axis. */
export function ValueTick(props: {
  x: number | string;
  y: number | string;
  payload: { value: number };
  rtl: boolean;
  number: (value: number) => string;
}) {
  const { x, y, payload, rtl, number } = props;
  return (
    <text
      x={Number(x) + (rtl ? OFFSET : -OFFSET)}
      y={y}
      dy="0.35em"
      textAnchor="middle"
      className={css['tick']}
    >
      {number(payload.value)}
    </text>
  );
}
