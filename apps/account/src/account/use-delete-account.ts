import { isReauthenticationNeeded } from '@nafas/data-service/export';
import { accountDataService } from '@nafas/data-service/export/client';
import {
  type AuthFailure,
  DataError,
  type DataErrorCode,
  isDataError,
  SHELL_TOPIC,
} from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useRef, useState } from 'react';
import { useReauthentication } from '@nafas/platform/reauthentication';
import { forgetAccount } from './forget-account.ts';

// A refusal did nothing; these may have come after the deed.
const MAY_HAVE_DONE: readonly DataErrorCode[] = ['offline', 'server'];

/** A failed sign-in, in the words of the data service. */
const toDataError = ({ code }: AuthFailure) =>
  new DataError(code === 'network' ? 'offline' : 'server', `The sign-in failed: ${code}`);

/** Deletes the account, then all of it on this device, and leaves. It can be begun again until it is done. */
export function useDeleteAccount() {
  const platform = usePlatform();
  const [status, setStatus] = useState<'idle' | 'deleting' | 'failed'>('idle');
  const [error, setError] = useState<unknown>();
  const { proof, ask, prove } = useReauthentication();
  /** An earlier try got no answer: it may have been the one that did it. */
  const isUncertain = useRef(false);

  async function remove(email: string): Promise<void> {
    try {
      await (await accountDataService(platform)).deleteAccount(email);
    } catch (error) {
      const isGone = isDataError(error) && error.code === 'denied' && isUncertain.current;
      isUncertain.current ||= isDataError(error) && MAY_HAVE_DONE.includes(error.code);
      if (!isGone) throw error;
    }
  }

  return {
    status,
    /** With what the last try failed. */
    error,
    proof,
    async deleteAccount(email: string): Promise<void> {
      if (status === 'deleting') return;
      setStatus('deleting');
      try {
        const proven = await prove();
        if (proven === false) return setStatus('idle');
        if (proven !== true) throw toDataError(proven);
        await remove(email);
        platform.invalidate(SHELL_TOPIC.accountDeleted);
        if (platform.scope.userId !== null) forgetAccount(platform.scope.userId);
        // The session ends, and with it this page: the shell leads to the landing page.
        const left = await (await platform.auth()).signOut('local');
        if (left.kind === 'failed') throw new Error(`sign-out: ${left.code}`);
      } catch (error) {
        if (isReauthenticationNeeded(error)) {
          ask();
          return setStatus('idle');
        }
        platform.report(error, { phase: 'run' });
        setError(error);
        setStatus('failed');
      }
    },
  };
}
