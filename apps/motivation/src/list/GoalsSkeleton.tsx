import { Card, Skeleton, VisuallyHidden } from '@nafas/design-system';
import css from './list.module.css';

const CARDS = ['first', 'second', 'third'];

/** Three cards on their way, at their final size. */
export function GoalsSkeleton({ label }: { label: string }) {
  return (
    <div className={css['list']} aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {CARDS.map((key) => (
        <Card key={key} as="div" className={css['goal']}>
          <Skeleton shape="pill" inlineSize="9rem" blockSize={26} />
          <div className={css['words']}>
            <Skeleton inlineSize="80%" blockSize={22} />
            <Skeleton inlineSize="60%" />
          </div>
          <Skeleton blockSize={34} />
          <Skeleton inlineSize="50%" blockSize={36} />
        </Card>
      ))}
    </div>
  );
}
