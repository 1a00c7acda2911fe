import type { ReactNode } from 'react';
import { CartesianGrid, ComposedChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { PLOT } from './plot-size.ts';
import type { PlotProps } from './plot-props.ts';
import { TimeTick } from './TimeTick.tsx';
import { ValueTick } from './ValueTick.tsx';

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
