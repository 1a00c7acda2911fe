import type { ReactNode } from 'react';
import css from './Plot.module.css';
import type { PlotProps } from './plot-props.ts';
import { PLOT, PLOT_INNER } from './plot-size.ts';
import { place, type Places } from './places.ts';
import { shownTicks } from './shown-ticks.ts';
import { useInlineSize } from './use-inline-size.ts';

/** Props of {@link Plot}. */
export interface PlotFrameProps extends Omit<PlotProps<string>, 'series'> {
  /** Pixels for the value axis. */
  readonly side: number;
  /** Pixels after the last point, for the half of its tick that is beyond it. */
  readonly end: number;
  /** The lines or areas, drawn at these places. */
  readonly children: (places: Places) => ReactNode;
}

/** From the edge of the plot to the middle of the value axis' figures. */
const FIGURES = 22;
/** From the ground to the baseline of the time axis' words. */
const WORDS = 22;

/**
 * Grid and both axes around lines or areas, as wide as there is room. Time runs along the line of reading. Nothing in it
 * moves or answers to a pointer: the figures are in the table.
 */
export function Plot(props: PlotFrameProps) {
  const { points, time, rtl, scale, figure, side, end, children } = props;
  const { ref, size } = useInlineSize();
  const places = place({ width: size, side, end, rtl, domain: time.domain, scale });
  const [from, to] = rtl ? [end, size - side] : [side, size - end];
  const ground = PLOT.top + PLOT_INNER;
  const lastTick = time.ticks.at(-1);
  return (
    <div ref={ref} className={css['frame']}>
      <svg width={size} height={PLOT.blockSize} data-plot={points.length}>
        <g stroke="var(--nf-line)">
          {scale.map((value) => (
            <line key={value} x1={from} x2={to} y1={places.y(value)} y2={places.y(value)} />
          ))}
        </g>
        {children(places)}
        <g data-axis="time">
          {shownTicks(time.ticks, { places, rtl, width: size }).map(({ x, label, at, anchor }) => (
            <text
              key={x}
              x={at}
              y={ground + WORDS}
              textAnchor={anchor}
              className={css[x === lastTick?.x ? 'last' : 'tick']}
            >
              {label}
            </text>
          ))}
        </g>
        <g data-axis="value">
          {scale.map((value) => (
            <text
              key={value}
              x={rtl ? to + FIGURES : from - FIGURES}
              y={places.y(value)}
              dy="0.35em"
              textAnchor="middle"
              className={css['tick']}
            >
              {figure(value)}
            </text>
          ))}
        </g>
      </svg>
    </div>
  );
}
