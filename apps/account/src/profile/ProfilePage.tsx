import { Card, PageHead, State } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../page/LoadFailure.tsx';
import page from '../page/page.module.css';
import css from './profile.module.css';
import { ProfileDetails } from './ProfileDetails.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { useProfile } from './use-profile.ts';

/** /dashboard/profile */
export function ProfilePage() {
  const { t } = useTranslation();
  return (
    <div className={page['page']}>
      <PageHead title={t('profile.title')} lead={t('profile.lead')} />
      <Content />
    </div>
  );
}

function Content() {
  const { t } = useTranslation();
  const data = useProfile();
  if (data.status === 'loading') return <ProfileSkeleton />;
  if (data.status === 'failed') {
    return <LoadFailure title={t('profile.failed')} error={data.error} onRetry={data.retry} />;
  }
  if (data.status === 'missing') {
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
      <ProfileDetails profile={data.profile} />
      <ProfileForm profile={data.profile} />
    </div>
  );
}
