import { area, curveMonotoneX } from 'd3-shape';
import type { AreaTone } from './chart-data.ts';
import type { PlotProps } from './plot-props.ts';
import { Plot } from './Plot.tsx';
import type { Places } from './places.ts';
import { stacked, type Layer } from './stacked.ts';
import { widened } from './widened.ts';

/** The drawing of areas alone. Series stand from the top down; they are stacked from the ground. */
export function StackPlot({ series, ...frame }: PlotProps<AreaTone>) {
  const { points, time } = widened(frame);
  const tones = series.map(({ tone }) => tone).toReversed();
  return (
    <Plot {...frame} time={time} points={points} side={44} end={28}>
      {(places) =>
        stacked(points, tones).map(({ tone, layer }) => {
          const paint = `var(--nf-data-${tone})`;
          const { whole, edge } = outline(layer, places);
          return (
            <g key={tone} data-area={tone}>
              <path d={whole} fill={paint} fillOpacity={0.28} />
              <path d={edge} fill="none" stroke={paint} />
            </g>
          );
        })
      }
    </Plot>
  );
}

/** The paths of one layer: all of it, and its upper edge. Both run as monotone cubic curves. */
function outline(layer: readonly Layer[], { x, y }: Places): { whole: string; edge: string } {
  const path = area<Layer>(
    (each) => x(each.x),
    ({ from }) => y(from),
    ({ to }) => y(to),
  ).curve(curveMonotoneX);
  return { whole: path(layer) ?? '', edge: path.lineY1()(layer) ?? '' };
}
