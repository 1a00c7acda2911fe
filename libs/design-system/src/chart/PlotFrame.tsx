import type { ReactNode } from 'react';
import { CartesianGrid, ComposedChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { PlotProps } from './plot-props.ts';
import { PLOT } from './plot-size.ts';
import css from './Ticks.module.css';

export interface PlotFrameProps extends Omit<PlotProps<string>, 'series'> {
  /** Pixels for the value axis. */
  readonly side: number;
  /** Pixels after the last point, for the half of its tick that is beyond it. */
  readonly end: number;
  readonly children: ReactNode;
}

// Until the place is measured.
const INITIAL = { width: 600, height: PLOT.blockSize };

/** Grid and both axes around lines or areas. Time runs along the line of reading. Nothing in it moves. */
export function PlotFrame(props: PlotFrameProps) {
  const { points, time, rtl, scale, figure, side, end, children } = props;
  const { domain, ticks } = time;
  const labelAt = (x: number) => ticks.find((tick) => tick.x === x)?.label ?? '';
  const margin = { top: PLOT.top, bottom: 0, left: rtl ? end : 0, right: rtl ? 0 : end };
  return (
    <ResponsiveContainer width="100%" height={PLOT.blockSize} initialDimension={INITIAL}>
      <ComposedChart data={[...points]} margin={margin} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--nf-line)" />
        <XAxis
          dataKey="x"
          type="number"
          domain={[...domain]}
          ticks={ticks.map(({ x }) => x)}
          reversed={rtl}
          height={PLOT.axis}
          axisLine={false}
          tickLine={false}
          interval="preserveStartEnd"
          minTickGap={12}
          tickFormatter={(x: number) => labelAt(x)}
          tick={(tick) => (
            <TimeTick
              {...tick}
              label={labelAt(tick.payload.value)}
              isLast={tick.payload.value === ticks.at(-1)?.x}
            />
          )}
        />
        <YAxis
          domain={[scale[0] ?? 0, scale.at(-1) ?? 0]}
          ticks={[...scale]}
          interval={0}
          orientation={rtl ? 'right' : 'left'}
          width={side}
          axisLine={false}
          tickLine={false}
          tick={(tick) => <ValueTick {...tick} rtl={rtl} figure={figure} />}
        />
        {children}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** A moment under the time axis. */
function TimeTick(props: {
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

const OFFSET = 14;

/** A mark beside the value axis. */
function ValueTick(props: {
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
