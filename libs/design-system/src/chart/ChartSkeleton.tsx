import { Skeleton } from '../skeleton/Skeleton.tsx';
import css from './Chart.module.css';
import { PLOT } from './plot-size.ts';

/** Holds the place of a chart and its sentence while their figures are on the way. Silent: the container says "loading". */
export function ChartSkeleton() {
  return (
    <div className={css['chart']}>
      <Skeleton blockSize={PLOT.blockSize} />
      <div className={css['foot']}>
        <Skeleton inlineSize="45%" blockSize={28} />
      </div>
    </div>
  );
}
