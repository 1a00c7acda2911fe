import { PageHead } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../page/LoadFailure.tsx';
import page from '../page/page.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';
import { useSettings } from './use-settings.ts';

/** /dashboard/settings */
export function SettingsPage() {
  const { t } = useTranslation();
  const isDemo = usePlatform().scope.mode === 'demo';
  const data = useSettings();
  return (
    <div className={page['page']}>
      <PageHead
        title={t('settings.title')}
        lead={t(isDemo ? 'settings.leadDemo' : 'settings.lead')}
      />
      {data.status === 'loading' ? (
        <SettingsSkeleton />
      ) : data.status === 'failed' ? (
        <LoadFailure title={t('settings.failed')} error={data.error} onRetry={data.retry} />
      ) : (
        <SettingsForm stored={data.stored} />
      )}
    </div>
  );
}
