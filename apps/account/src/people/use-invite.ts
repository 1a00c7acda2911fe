import { notifyFailed } from '@nafas/data-service/client';
import type { MadeInvite } from '@nafas/data-service/trusted-people';
import { inviteTrusted } from '@nafas/data-service/trusted-people/client';
import { isDataError } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Makes links for one person each, and knows those that were made here. In the demo it says that it can't. */
export function useInvite() {
  const { t } = useTranslation('people');
  const platform = usePlatform();
  const invite = useMutation(inviteTrusted(platform));
  const [made, setMade] = useState<readonly MadeInvite[]>([]);
  const [isDemoTold, setIsDemoTold] = useState(false);
  function make() {
    if (invite.isPending) return;
    if (platform.scope.mode === 'demo') {
      setIsDemoTold(true);
      return;
    }
    invite.mutate(undefined, {
      onSuccess: (one) => setMade((all) => [...all, one]),
      onError(error) {
        const isFull = isDataError(error) && error.code === 'invalid';
        notifyFailed(platform, error, { message: t(isFull ? 'invite.full' : 'invite.failed') });
      },
    });
  }
  return { make, made, isDemoTold, isBusy: invite.isPending };
}
