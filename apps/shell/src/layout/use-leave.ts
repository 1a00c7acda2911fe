import { PATHS } from '@nafas/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { notify } from '../notices/notices.ts';
import { departure } from '../routing/departure.ts';
import { authOf } from '../session/backend-client.ts';
import { demo, endDemo } from '../session/demo.ts';

/** Signs out on this device, or ends the demo. Logout leads to the sign-in page; a failure is said and changes nothing. */
export function useLeave() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (demo.get()) {
      departure.set(PATHS.landing);
      endDemo();
      await navigate(PATHS.landing);
      return;
    }
    setLeaving(true);
    departure.set(PATHS.signIn);
    const auth = await authOf().catch(() => null);
    const result = await auth?.signOut('local');
    if (result?.kind !== 'signed-out') {
      departure.set(null);
      notify({ kind: 'failed', message: t('logoutFailed') });
    }
    setLeaving(false);
  };
  return { leave: () => void leave(), isLeaving };
}
