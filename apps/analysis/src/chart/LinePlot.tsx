import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { DATA_NAME, SCALE, SCALE_MAX, SERIES, type ChartModel } from './chart-model.ts';
import { EndDot } from './EndDot.tsx';
import { PLOT } from './plot-size.ts';
import { TimeTick } from './TimeTick.tsx';
import { ValueTick } from './ValueTick.tsx';

export interface LinePlotProps {
  readonly model: ChartModel;
  readonly rtl: boolean;
  /** A value of the scale in the person's digits. */
  readonly number: (value: number) => string;
}

// Until the place is measured.
const INITIAL = { width: 600, height: PLOT.blockSize };

/** The drawing alone. It is the only module that imports recharts, so that nothing else waits for it. */
export default function LinePlot({ model, rtl, number }: LinePlotProps) {
  const { points, domain, ticks } = model;
  const labelAt = (x: number) => ticks.find((tick) => tick.x === x)?.label ?? '';
  const margin = { top: PLOT.top, bottom: 0, left: rtl ? 8 : 0, right: rtl ? 0 : 8 };
  return (
    <ResponsiveContainer width="100%" height={PLOT.blockSize} initialDimension={INITIAL}>
      <LineChart data={[...points]} margin={margin} accessibilityLayer={false}>
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
          tick={(props) => (
            <TimeTick
              {...props}
              label={labelAt(props.payload.value)}
              isNow={props.payload.value === domain[1]}
            />
          )}
        />
        <YAxis
          domain={[0, SCALE_MAX]}
          ticks={[...SCALE]}
          interval={0}
          orientation={rtl ? 'right' : 'left'}
          width={PLOT.side}
          axisLine={false}
          tickLine={false}
          tick={(props) => <ValueTick {...props} rtl={rtl} number={number} />}
        />
        {SERIES.map((series) => {
          const tone = `var(--nf-data-${DATA_NAME[series]})`;
          return (
            <Line
              key={series}
              dataKey={series}
              type="monotone"
              stroke={tone}
              strokeWidth={2}
              strokeLinecap="round"
              strokeDasharray={`var(--nf-dash-${DATA_NAME[series]})`}
              isAnimationActive={false}
              activeDot={false}
              dot={({ key, ...dot }) => (
                <EndDot key={key} {...dot} isEnd={dot.index === points.length - 1} tone={tone} />
              )}
            />
          );
        })}
      </LineChart>
    </ResponsiveContainer>
  );
}
