import { Card, Skeleton, VisuallyHidden } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import css from './settings.module.css';

/** Settings on their way, at their final size. */
export function SettingsSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={css['form']} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {[150, 75].map((height) => (
        <div key={height} className={css['group']}>
          <Skeleton inlineSize="50%" blockSize={28} />
          <Card as="div">
            <Skeleton blockSize={height} />
          </Card>
        </div>
      ))}
    </div>
  );
}
