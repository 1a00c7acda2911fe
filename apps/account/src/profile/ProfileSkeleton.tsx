import { Card, Skeleton, VisuallyHidden } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import css from './profile.module.css';

/** The profile on its way, at its final size. */
export function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={css['columns']} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Card as="div" className={css['details']}>
        <Skeleton shape="circle" inlineSize={96} blockSize={96} />
        <Skeleton inlineSize="60%" blockSize={32} />
        <Skeleton blockSize={110} />
      </Card>
      <Card as="div">
        <Skeleton blockSize={230} />
      </Card>
    </div>
  );
}
