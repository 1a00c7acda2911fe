import { curveMonotoneX, line } from 'd3-shape';
import type { ChartPoint, LineTone } from './chart-data.ts';
import { ringed } from './latest.ts';
import type { PlotProps } from './plot-props.ts';
import { Plot } from './Plot.tsx';
import type { Places } from './places.ts';

/** The drawing of lines alone. */
export function LinePlot({ series, ...frame }: PlotProps<LineTone>) {
  return (
    <Plot {...frame} side={34} end={8}>
      {(places) => (
        <>
          {series.map(({ tone }) => (
            <path
              key={tone}
              data-line={tone}
              d={curve(frame.points, tone, places)}
              fill="none"
              stroke={`var(--nf-data-${tone})`}
              strokeWidth={2}
              strokeLinecap="round"
              strokeDasharray={`var(--nf-dash-${tone})`}
            />
          ))}
          {series.map(({ tone }) => (
            <Rings key={tone} tone={tone} points={frame.points} places={places} />
          ))}
        </>
      )}
    </Plot>
  );
}

/** A monotone cubic curve through the values, with a gap where one is missing. */
function curve(points: readonly ChartPoint<LineTone>[], tone: LineTone, { x, y }: Places): string {
  const path = line<ChartPoint<LineTone>>(
    (point) => x(point.x),
    ({ values }) => y(values[tone] ?? 0),
  );
  path.defined(({ values }) => typeof values[tone] === 'number').curve(curveMonotoneX);
  return path(points) ?? '';
}

/** The rings of a line's latest value, and of values that no line reaches. A single point is nothing but rings. */
function Rings(props: { tone: LineTone; points: readonly ChartPoint<LineTone>[]; places: Places }) {
  const { tone, points, places } = props;
  return [...ringed(points, tone)].map((index) => {
    const point = points[index];
    const value = point?.values[tone];
    if (!point || typeof value !== 'number') return null;
    return (
      <circle
        key={index}
        data-end=""
        cx={places.x(point.x)}
        cy={places.y(value)}
        r={3.5}
        fill="var(--nf-surface)"
        stroke={`var(--nf-data-${tone})`}
        strokeWidth={2.5}
      />
    );
  });
}
