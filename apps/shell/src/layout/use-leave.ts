import { createStore, PATHS } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useScopePlatform } from '../boot/runtime-context.ts';
import { notify } from '../notices/notices.ts';
import { departure } from '../routing/departure.ts';
import { authOf } from '../session/backend-client.ts';
import { demo, endDemo } from '../session/demo.ts';

/** `asking`: entries wait on this device, and the person decides first. */
const leaving = createStore<'no' | 'asking' | 'leaving'>('no');

const stay = () => leaving.set('no');

/**
 * Signs out on this device, or ends the demo. Logout leads to the sign-in page; a failure is said and changes nothing.
 * While entries have not reached the account yet, it asks first.
 */
export function useLeave() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const platform = useScopePlatform();
  const status = useStore(leaving);

  async function signOut(): Promise<void> {
    leaving.set('leaving');
    departure.set(PATHS.signIn);
    const auth = await authOf().catch(() => null);
    const result = await auth?.signOut('local');
    if (result?.kind !== 'signed-out') {
      departure.set(null);
      notify({ kind: 'failed', message: t('logoutFailed') });
    }
    leaving.set('no');
  }

  function leave(): void {
    if (demo.get()) {
      departure.set(PATHS.landing);
      endDemo();
      void navigate(PATHS.landing);
    } else if (platform && platform.pending.get().length > 0) {
      leaving.set('asking');
    } else {
      void signOut();
    }
  }
  return {
    status,
    leave,
    stay,
    confirm: () => void signOut(),
  };
}
