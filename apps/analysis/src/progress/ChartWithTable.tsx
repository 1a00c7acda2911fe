import { State } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import type { ChartModel } from '../chart/chart-model.ts';
import { PointsTable } from '../chart/PointsTable.tsx';
import { ProgressChart } from '../chart/ProgressChart.tsx';
import { TableSwitch } from './TableSwitch.tsx';
import css from './progress.module.css';

/** Lines and the same figures as a table, with a sentence under them. */
export function ChartWithTable({ model, foot }: { model: ChartModel; foot: string }) {
  const { t } = useTranslation();
  if (model.points.length === 0) {
    return <State kind="empty" sentence={t('progress.emptyRange')} className={css['state']} />;
  }
  return (
    <TableSwitch
      chart={<ProgressChart model={model} />}
      table={<PointsTable model={model} />}
      foot={foot}
    />
  );
}
