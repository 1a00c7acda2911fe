import { clsx } from 'clsx';
import css from './Skeleton.module.css';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** Any CSS length or percentage; numbers are px. Default 100%. */
  inlineSize?: number | string;
  /** Any CSS length; numbers are px. Default 14. */
  blockSize?: number | string;
  /** `bowl` is the half circle of a stat's art. */
  shape?: 'text' | 'pill' | 'bowl' | 'circle';
  className?: string | undefined;
}

/** Holds the place of what is loading, at its final size. Silent: the container says "loading". */
export function Skeleton({
  inlineSize = '100%',
  blockSize = 14,
  shape = 'text',
  className,
}: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(css['skeleton'], shape !== 'text' && css[shape], className)}
      style={{ inlineSize, blockSize }}
    />
  );
}
