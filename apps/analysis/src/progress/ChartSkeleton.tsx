import { Skeleton } from '@nafas/design-system';
import { PLOT } from '../chart/plot-size.ts';
import css from './progress.module.css';

/** Holds the place of chart and sentence. */
export function ChartSkeleton() {
  return (
    <div className={css['body']}>
      <Skeleton blockSize={PLOT.blockSize} />
      <div className={css['foot']}>
        <Skeleton inlineSize="45%" blockSize={28} />
      </div>
    </div>
  );
}
