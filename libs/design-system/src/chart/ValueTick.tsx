import css from './Ticks.module.css';

const OFFSET = 14;

/** A mark beside the value axis. */
export function ValueTick(props: {
  x: number | string;
  y: number | string;
  payload: { value: number };
  rtl: boolean;
  figure: (value: number) => string;
}) {
  const { x, y, payload, rtl, figure } = props;
  return (
    <text
      x={Number(x) + (rtl ? OFFSET : -OFFSET)}
      y={y}
      dy="0.35em"
      textAnchor="middle"
      className={css['tick']}
    >
      {figure(payload.value)}
    </text>
  );
}
