import { Button, Mark } from '@nafas/design-system';
import { LifeBuoy } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { usePlatform, usePlatformLink, useStore, useViewLocation } from '@nafas/platform/remote';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import css from './people.module.css';

const INVITATION = '/dashboard/settings/people/invitation';

/**
 * /with#<token>: where an invitation leads, signed in or not. Who is signed in goes on; who is not, reads what it is and
 * signs in first: the way back holds the token.
 */
export function InvitationLinkPage() {
  const { t } = useTranslation('people');
  const platform = usePlatform();
  const { hash } = useViewLocation();
  const { status } = useStore(platform.session);
  const from = INVITATION + hash;
  const isIn = status === 'signed-in' || platform.scope.mode === 'demo';
  useEffect(() => {
    if (isIn) platform.navigate(from, { replace: true });
  }, [isIn, platform, from]);
  const signIn = usePlatformLink(PATHS.signIn, { state: { from } });
  const register = usePlatformLink('/auth/register', { state: { from } });
  const help = usePlatformLink(PATHS.help);
  if (isIn || status === 'loading') return null;
  return (
    <main className={`${css['invitation']} ${css['bare']}`}>
      <Mark />
      <h1>{t('invitation.doorLead')}</h1>
      <p>{t('invitation.door')}</p>
      <div className={css['buttons']}>
        <Button variant="primary" {...signIn}>
          {t('invitation.signIn')}
        </Button>
        <Button {...register}>{t('invitation.register')}</Button>
        <Button variant="quiet" icon={<LifeBuoy />} {...help}>
          {t('person.help')}
        </Button>
      </div>
      <p className={css['hint']}>{t('invitation.keep')}</p>
    </main>
  );
}
