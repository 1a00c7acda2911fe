import { Table } from '../table/Table.tsx';
import type { ChartProps } from './chart-props.ts';

type Shown = Pick<ChartProps<string>, 'series' | 'points' | 'texts'>;

/** The figures of a chart, the latest first. */
export function ChartTable(props: Shown & { figure: (value: number) => string }) {
  const { series, points, texts, figure } = props;
  const columns = series.map(({ tone, name }) => ({ id: tone, name, isNumber: true }));
  const rows = points.map(({ label, values }, index) => ({
    // Two check-ins may be of one moment.
    id: String(index),
    cells: [label, ...series.map(({ tone }) => written(values[tone], figure))],
  }));
  return (
    <Table
      caption={texts.table}
      columns={[{ id: 'time', name: texts.time }, ...columns]}
      rows={rows.reverse()}
      density="compact"
      scroll
    />
  );
}

function written(value: number | null | undefined, figure: (value: number) => string): string {
  return value === null || value === undefined ? '–' : figure(value);
}
