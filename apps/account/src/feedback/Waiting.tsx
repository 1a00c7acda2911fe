import { Skeleton } from '@nafas/design-system';

/** Holds the place of what is on the way, `blockSize` pixels high, and says that it is. */
export function Waiting({ blockSize }: { blockSize: number }) {
  return (
    <div aria-busy="true">
      <Skeleton blockSize={blockSize} />
    </div>
  );
}
