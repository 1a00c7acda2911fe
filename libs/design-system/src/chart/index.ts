export type {
  AreaTone,
  ChartPoint,
  ChartSeries,
  ChartTexts,
  ChartTime,
  LineTone,
} from './chart-data.ts';
export { ChartSkeleton } from './ChartSkeleton.tsx';
export { LineChart, type LineChartProps } from './LineChart.tsx';
export { StackChart, type StackChartProps } from './StackChart.tsx';
export { tickPlaces } from './ticks.ts';
