import { loadState } from '@nafas/data-service/client';
import { profile } from '@nafas/data-service/profile/client';
import { Card, InTurns, PageHead, Skeleton, State, VisuallyHidden } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import css from '../profile/profile.module.css';
import { ProfileDetails } from '../profile/ProfileDetails.tsx';
import { ProfileForm } from '../profile/ProfileForm.tsx';
import page from '../page.module.css';

/** Milliseconds between two readings of the profile (ACCOUNT-035). */
const REFRESH_MS = 30_000;

/** /dashboard/profile */
export function ProfilePage() {
  const { t } = useTranslation();
  return (
    <div className={page['page']}>
      <InTurns>
        <PageHead title={t('profile.title')} lead={t('profile.lead')} />
        <Content />
      </InTurns>
    </div>
  );
}

function Content() {
  const { t } = useTranslation();
  const query = useQuery({ ...profile(usePlatform()), refetchInterval: REFRESH_MS });
  const state = loadState(query, query.data);
  if (state.status === 'failed' && !state.isRetrying) {
    return <LoadFailure title={t('profile.failed')} state={state} />;
  }
  if (state.status !== 'ready') return <ProfileSkeleton />;
  if (state.data === null) {
    return (
      <Card>
        <State
          kind="error"
          level={2}
          title={t('profile.missing')}
          sentence={t('profile.missingHelp')}
        />
      </Card>
    );
  }
  return (
    <div className={css['columns']}>
      <InTurns>
        <ProfileDetails profile={state.data} />
        <ProfileForm profile={state.data} />
      </InTurns>
    </div>
  );
}

/** The profile on its way, at its final size. */
function ProfileSkeleton() {
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
