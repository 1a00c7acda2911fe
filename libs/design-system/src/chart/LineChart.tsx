import type { LineTone } from './chart-data.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartProps } from './chart-props.ts';
import { ChartTable } from './ChartTable.tsx';
import { Drawing } from './Drawing.tsx';
import { decimals } from './figures.ts';
import { latest } from './latest.ts';
import { LinePlot } from './LinePlot.tsx';

/** Props of {@link LineChart}. */
export interface LineChartProps extends ChartProps<LineTone> {
  /** The marks of the value axis from its ground to its top, three at most. Default 0, 5, 10. */
  readonly scale?: readonly number[];
  /** Decimals of the figures beside the ends and in the table. Default 1. */
  readonly digits?: number;
}

const SCALE = [0, 5, 10];

/**
 * Up to five lines over time, each in its colour and dash, with its name and latest value at its end; under 720 px a key
 * above them. The same figures are a table for whoever prefers one.
 */
export function LineChart(props: LineChartProps) {
  const { points, texts, locale, digits = 1, finding } = props;
  const table = <ChartTable {...props} figure={decimals(locale, digits)} />;
  return (
    <ChartFrame
      isEmpty={points.length === 0}
      texts={texts}
      finding={finding}
      drawing={<Lines {...props} />}
      table={table}
    />
  );
}

function Lines(props: LineChartProps) {
  const { series, points, time, locale, direction, texts } = props;
  const { scale = SCALE, digits = 1 } = props;
  const figure = decimals(locale, digits);
  const [ground, top] = [scale[0] ?? 0, scale.at(-1) ?? 1];
  const labels = series.flatMap(({ tone, name }) => {
    const value = latest(points, tone);
    if (value === undefined) return [];
    return { name, figure: figure(value), at: (top - value) / (top - ground) };
  });
  const rtl = direction === 'rtl';
  const mark = decimals(locale, 0);
  const plot = <LinePlot {...{ series, points, time, rtl, scale }} figure={mark} />;
  return <Drawing kind="line" {...{ series, labels, texts, plot }} />;
}
