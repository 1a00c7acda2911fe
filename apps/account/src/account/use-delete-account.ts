import { DataError, type DataErrorCode } from '@nafas/data-service/settings';
import { usePlatform } from '@nafas/platform/remote';
import { useRef, useState } from 'react';
import { accountDataOf } from './account-data.ts';

/** The topic by which the shell empties what waits on this device to be sent to the account. */
const DELETED = 'account-deleted';

// A refusal did nothing; these may have come after the deed.
const MAY_HAVE_DONE: readonly DataErrorCode[] = ['offline', 'server'];

/** Deletes the account, then all of it on this device, and leaves. It can be begun again until it is done. */
export function useDeleteAccount() {
  const platform = usePlatform();
  const [status, setStatus] = useState<'idle' | 'deleting' | 'failed'>('idle');
  const [error, setError] = useState<unknown>();
  /** An earlier try got no answer: it may have been the one that did it. */
  const isUncertain = useRef(false);

  async function remove(email: string): Promise<void> {
    try {
      await (await accountDataOf(platform)).deleteAccount(email);
    } catch (error) {
      const isGone = error instanceof DataError && error.code === 'denied' && isUncertain.current;
      isUncertain.current ||= error instanceof DataError && MAY_HAVE_DONE.includes(error.code);
      if (!isGone) throw error;
    }
  }

  return {
    status,
    /** With what the last try failed. */
    error,
    async deleteAccount(email: string): Promise<void> {
      if (status === 'deleting') return;
      setStatus('deleting');
      try {
        await remove(email);
        platform.invalidate(DELETED);
        forget(platform.scope.userId);
        // The session ends, and with it this page: the shell leads to the landing page.
        const left = await (await platform.auth()).signOut('local');
        if (left.kind === 'failed') throw new Error(`sign-out: ${left.code}`);
      } catch (error) {
        platform.report(error, { phase: 'run' });
        setError(error);
        setStatus('failed');
      }
    },
  };
}

/** What features keep on this device for one person carries the person's id in its name. */
function forget(userId: string | null): void {
  if (userId === null) return;
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('nafas.') && key.includes(userId)) localStorage.removeItem(key);
  }
}
