import { Line } from 'recharts';
import type { LineTone } from './chart-data.ts';
import { EndDot } from './EndDot.tsx';
import { ringed } from './latest.ts';
import { PlotFrame } from './PlotFrame.tsx';
import type { PlotProps } from './plot-props.ts';

/** The drawing of lines alone: it imports recharts, so it is loaded when it is wanted. */
export default function LinePlot({ series, ...frame }: PlotProps<LineTone>) {
  return (
    <PlotFrame {...frame} side={34} end={8}>
      {series.map(({ tone }) => {
        const stroke = `var(--nf-data-${tone})`;
        const rings = ringed(frame.points, tone);
        return (
          <Line
            key={tone}
            dataKey={`values.${tone}`}
            type="monotone"
            stroke={stroke}
            strokeWidth={2}
            strokeLinecap="round"
            strokeDasharray={`var(--nf-dash-${tone})`}
            isAnimationActive={false}
            activeDot={false}
            dot={({ key, cx, cy, index }) =>
              rings.has(index) ? <EndDot key={key} cx={cx} cy={cy} tone={stroke} /> : null
            }
          />
        );
      })}
    </PlotFrame>
  );
}
