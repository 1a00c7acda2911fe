import type { ChartPoint, ChartSeries, ChartTime } from './chart-data.ts';

/** Props of a chart's drawing. */
export interface PlotProps<Tone extends string> {
  readonly series: readonly ChartSeries<Tone>[];
  readonly points: readonly ChartPoint<Tone>[];
  readonly time: ChartTime;
  readonly rtl: boolean;
  /** The marks of the value axis, from its ground to its top. */
  readonly scale: readonly number[];
  /** A mark in the person's digits. */
  readonly figure: (value: number) => string;
}
