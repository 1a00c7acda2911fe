import { Link, State } from '@nafas/design-system';
import type { Range } from '@nafas/insights';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PointsTable } from '../chart/PointsTable.tsx';
import { ProgressChart } from '../chart/ProgressChart.tsx';
import type { CheckInList } from '../data/check-in-list.ts';
import css from './progress.module.css';
import { useChartModel } from './use-chart-model.ts';
import { useFinding } from './use-finding.ts';

/** The lines of a range, the sentence under them, and the same figures as a table. */
export function RangeChart(props: { list: CheckInList; range: Range; today: string }) {
  const { list, range, today } = props;
  const { t } = useTranslation();
  const model = useChartModel(list, range, today);
  const finding = useFinding();
  const [isTable, setIsTable] = useState(false);
  const isEmpty = model.points.length === 0;
  return (
    <div className={css['body']}>
      {isEmpty ? (
        <State kind="empty" sentence={t('progress.emptyRange')} className={css['state']} />
      ) : isTable ? (
        <PointsTable model={model} />
      ) : (
        <ProgressChart model={model} />
      )}
      <div className={css['foot']}>
        <p>{finding(list, today)}</p>
        {!isEmpty && (
          <Link onClick={() => setIsTable(!isTable)}>
            {t(isTable ? 'progress.viewChart' : 'progress.viewTable')}
          </Link>
        )}
      </div>
    </div>
  );
}
