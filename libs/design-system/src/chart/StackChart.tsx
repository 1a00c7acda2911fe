import type { AreaTone } from './chart-data.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartProps } from './chart-props.ts';
import { ChartTable } from './ChartTable.tsx';
import { Drawing } from './Drawing.tsx';
import { percents } from './figures.ts';
import { StackPlot } from './StackPlot.tsx';

/** Props of {@link StackChart}. */
export type StackChartProps = ChartProps<AreaTone>;

const SCALE = [0, 50, 100];

/**
 * Shares of a whole over time, as areas. Series are given from the top down, values in percent that add up to 100; a
 * missing one counts as 0. A single point is as wide as one unit of the time axis. Otherwise as {@link LineChart}.
 */
export function StackChart(props: StackChartProps) {
  const { points, texts, locale, finding } = props;
  const table = <ChartTable {...props} figure={percents(locale)} />;
  return (
    <ChartFrame
      isEmpty={points.length === 0}
      texts={texts}
      finding={finding}
      drawing={<Areas {...props} />}
      table={table}
    />
  );
}

function Areas(props: StackChartProps) {
  const { series, points, time, locale, direction, texts } = props;
  const figure = percents(locale);
  const last = points.at(-1)?.values ?? {};
  const shares = series.map(({ tone }) => last[tone] ?? 0);
  const labels = series.map(({ name }, index) => {
    const share = shares[index] ?? 0;
    const above = shares.slice(0, index).reduce((sum, each) => sum + each, 0);
    return { name, figure: figure(share), at: (above + share / 2) / 100 };
  });
  const rtl = direction === 'rtl';
  const plot = <StackPlot {...{ series, points, time, rtl, figure }} scale={SCALE} />;
  return <Drawing kind="area" {...{ series, labels, texts, plot }} />;
}
