import { Skeleton, VisuallyHidden } from '@nafas/design-system';
import css from './achievements.module.css';

const SEALS = ['first', 'second', 'third', 'fourth'];

/** Four seals on their way, at their final size. */
export function SealsSkeleton({ label }: { label: string }) {
  return (
    <div className={css['seals']} aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {SEALS.map((key) => (
        <div key={key} className={css['coming']}>
          <Skeleton shape="circle" inlineSize="8.25rem" blockSize={132} />
          <Skeleton inlineSize="60%" blockSize={22} />
          <Skeleton inlineSize="80%" />
        </div>
      ))}
    </div>
  );
}
