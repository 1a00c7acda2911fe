import { Area } from 'recharts';
import type { AreaTone } from './chart-data.ts';
import { PlotFrame } from './PlotFrame.tsx';
import type { PlotProps } from './plot-props.ts';
import { widened } from './widened.ts';

/** The drawing of areas alone, loaded when it is wanted. Series stand from the top down; recharts stacks from the ground. */
export default function StackPlot({ series, ...frame }: PlotProps<AreaTone>) {
  return (
    <PlotFrame {...frame} {...widened(frame)} side={44} end={28}>
      {series.toReversed().map(({ tone }) => (
        <Area
          key={tone}
          dataKey={`values.${tone}`}
          stackId="share"
          type="monotone"
          stroke={`var(--nf-data-${tone})`}
          strokeWidth={1}
          fill={`var(--nf-data-${tone})`}
          fillOpacity={0.28}
          isAnimationActive={false}
          activeDot={false}
          dot={false}
        />
      ))}
    </PlotFrame>
  );
}
