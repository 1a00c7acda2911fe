import { Avatar, IconButton, ProfileCard } from '@nafas/design-system';
import { LogOut } from '@nafas/design-system/icons';
import { useStore } from '@nafas/platform/use-store';
import { useTranslation } from 'react-i18next';
import { useRuntime, useSignOut } from '../../runtime/runtime-context.ts';

/** Who is signed in, and the way out. In the demo: that it is one. */
export function SessionCard() {
  const { t } = useTranslation();
  const current = useStore(useRuntime().session);
  const { request, status } = useSignOut();
  const user = current.status === 'signed-in' ? current.user : null;
  const name = user?.name ?? t('demo.name');
  return (
    <ProfileCard
      avatar={<Avatar name={name} src={user?.avatarUrl} />}
      name={name}
      detail={user?.isProfileAway ? t('profileAway') : (user?.email ?? t('demo.detail'))}
      end={
        <IconButton label={t('logout')} disabled={status === 'signing-out'} onClick={request}>
          <LogOut flip />
        </IconButton>
      }
    />
  );
}
