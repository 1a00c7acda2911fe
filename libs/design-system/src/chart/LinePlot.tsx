import { Line } from 'recharts';
import type { LineTone } from './chart-data.ts';
import { ringed } from './latest.ts';
import type { PlotProps } from './plot-props.ts';
import { PlotFrame } from './PlotFrame.tsx';

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

/** The ring of a line's latest value, and of a value that no line reaches. A single point is nothing but rings. */
function EndDot(props: {
  cx?: number | null | undefined;
  cy?: number | null | undefined;
  tone: string;
}) {
  const { cx, cy, tone } = props;
  if (typeof cx !== 'number' || typeof cy !== 'number') return null;
  return (
    <circle
      data-end=""
      cx={cx}
      cy={cy}
      r={3.5}
      fill="var(--nf-surface)"
      stroke={tone}
      strokeWidth={2.5}
    />
  );
}
