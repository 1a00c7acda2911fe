import { Banner } from '@nafas/design-system';
import { WifiOff } from '@nafas/design-system/icons';
import { useStore } from '@nafas/platform/use-store';
import { useTranslation } from 'react-i18next';
import { useRuntime } from '../../runtime/runtime-context.ts';

/** Stands while the browser says there is no network. */
export function OfflineBanner() {
  const { t } = useTranslation();
  if (useStore(useRuntime().connectivity) === 'online') return null;
  return (
    <Banner tone="caution" icon={<WifiOff />}>
      <strong>{t('offline.title')}</strong> {t('offline.text')}
    </Banner>
  );
}
