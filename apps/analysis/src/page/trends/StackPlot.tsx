import { Area, AreaChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { PLOT } from '../../chart/plot-size.ts';
import { TimeTick } from '../../chart/TimeTick.tsx';
import { ValueTick } from '../../chart/ValueTick.tsx';
import { widened } from './widened.ts';
import { AREAS, type TrendModel } from './trend-model.ts';

export interface StackPlotProps {
  readonly model: TrendModel;
  readonly rtl: boolean;
  /** A percent in the person's digits. */
  readonly percent: (value: number) => string;
}

// Until the place is measured.
const INITIAL = { width: 600, height: PLOT.blockSize };
const SCALE = [0, 50, 100];
const SIDE = 44;
// Room for the half of the last date that is beyond its tick.
const END = 28;

/** The drawing alone, loaded when it is wanted. */
export default function StackPlot({ model, rtl, percent }: StackPlotProps) {
  const { points, domain, ticks } = widened(model);
  const labelAt = (x: number) => ticks.find((tick) => tick.x === x)?.label ?? '';
  const margin = { top: PLOT.top, bottom: 0, left: rtl ? END : 0, right: rtl ? 0 : END };
  return (
    <ResponsiveContainer width="100%" height={PLOT.blockSize} initialDimension={INITIAL}>
      <AreaChart data={[...points]} margin={margin} accessibilityLayer={false}>
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
              isNow={props.payload.value === ticks.at(-1)?.x}
            />
          )}
        />
        <YAxis
          domain={[0, 100]}
          ticks={SCALE}
          interval={0}
          orientation={rtl ? 'right' : 'left'}
          width={SIDE}
          axisLine={false}
          tickLine={false}
          tick={(props) => <ValueTick {...props} rtl={rtl} number={percent} />}
        />
        {AREAS.map((area) => (
          <Area
            key={area}
            dataKey={area}
            stackId="share"
            type="monotone"
            stroke={`var(--nf-data-${area})`}
            strokeWidth={1}
            fill={`var(--nf-data-${area})`}
            fillOpacity={0.28}
            isAnimationActive={false}
            activeDot={false}
            dot={false}
          />
        ))}
      </AreaChart>
    </ResponsiveContainer>
  );
}
