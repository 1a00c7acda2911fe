import { Skeleton } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import styles from './feature-view.module.css';

/** The kinds of place a view can stand in. */
export type SkeletonSize = 'page' | 'stat' | 'main' | 'aside';

/** The shape of what will stand here, so that nothing jumps when it comes. */
export function ViewSkeleton({ size }: { size: SkeletonSize }) {
  const { t } = useTranslation();
  return (
    <div className={styles['skeleton']} role="status" aria-label={t('loading')}>
      <Skeleton inlineSize="40%" />
      {size !== 'aside' && <Skeleton blockSize={48} inlineSize="70%" />}
      <Skeleton inlineSize="40%" />
    </div>
  );
}
