import { loadState } from '@nafas/data-service/client';
import { ownPublicProfile } from '@nafas/data-service/public-profile/client';
import { settings } from '@nafas/data-service/settings/client';
import { Banner, Button } from '@nafas/design-system';
import { EyeOff } from '@nafas/design-system/icons';
import { usePlatform, usePlatformLink } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import css from './public-page.module.css';
import { PublicProfileView } from './PublicProfileView.tsx';
import { Waiting } from '../feedback/Waiting.tsx';

/** /dashboard/settings/people/page: the person's own public page, before anybody sees it. */
export function OwnPublicPage() {
  const { t } = useTranslation('people');
  const platform = usePlatform();
  const query = useQuery(ownPublicProfile(platform));
  const { data: stored } = useQuery(settings(platform));
  const back = usePlatformLink('/dashboard/settings/people');
  const state = loadState(query, query.data);
  const isOn = stored?.privacy.publicProfile ?? false;
  return (
    <div className={css['own']}>
      <Banner
        tone="accent"
        icon={<EyeOff />}
        action={
          <Button size="sm" {...back}>
            {t('back')}
          </Button>
        }
      >
        {t(isOn ? 'public.onlyYou' : 'public.onlyYouOff')}
      </Banner>
      {state.status === 'failed' && !state.isRetrying ? (
        <LoadFailure title={t('public.pageFailed')} state={state} />
      ) : state.status === 'ready' ? (
        <PublicProfileView profile={state.data} />
      ) : (
        <Waiting blockSize={280} />
      )}
    </div>
  );
}
