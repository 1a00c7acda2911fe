import { isReauthenticationNeeded } from '@nafas/data-service/export';
import { accountDataService } from '@nafas/data-service/export/client';
import { DataError, type DataErrorCode, isDataError } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useRef, useState } from 'react';

/** The topic by which the shell empties what waits on this device to be sent to the account. */
const DELETED = 'account-deleted';

// A refusal did nothing; these may have come after the deed.
const MAY_HAVE_DONE: readonly DataErrorCode[] = ['offline', 'server'];

const OFFLINE = new DataError('offline', 'The auth service was not reached');

/** Deletes the account, then all of it on this device, and leaves. It can be begun again until it is done. */
export function useDeleteAccount() {
  const platform = usePlatform();
  const [status, setStatus] = useState<'idle' | 'deleting' | 'wrong-password' | 'failed'>('idle');
  const [error, setError] = useState<unknown>();
  /** Asked for once the sign-in is too old, and until the deletion is done. */
  const [needsPassword, setNeedsPassword] = useState(false);
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

  /** False when it is not the password, or when a code is asked for now: then the shell leads to its page. */
  async function signInAgain(email: string, password: string): Promise<boolean> {
    const auth = await platform.auth();
    // Should the deletion fail after all, the session ends with the browser: the shorter of the two.
    const again = await auth.signInWithPassword({ email, password, remember: false });
    if (again.kind === 'failed') setStatus(again.code === 'network' ? 'failed' : 'wrong-password');
    if (again.kind === 'failed' && again.code === 'network') setError(OFFLINE);
    return again.kind === 'signed-in';
  }

  return {
    status,
    /** With what the last try failed. */
    error,
    needsPassword,
    /** `password`: the person gave it once more. */
    async deleteAccount(email: string, password = ''): Promise<void> {
      if (status === 'deleting') return;
      setStatus('deleting');
      try {
        if (needsPassword && !(await signInAgain(email, password))) return;
        await remove(email);
        platform.invalidate(DELETED);
        forget(platform.scope.userId);
        // The session ends, and with it this page: the shell leads to the landing page.
        const left = await (await platform.auth()).signOut('local');
        if (left.kind === 'failed') throw new Error(`sign-out: ${left.code}`);
      } catch (error) {
        if (isReauthenticationNeeded(error)) {
          setNeedsPassword(true);
          setStatus('idle');
          return;
        }
        platform.report(error, { phase: 'run' });
        setError(error);
        setStatus('failed');
      }
    },
  };
}

/** Removes the person's data on this device: features put the person's id into the names of their keys. */
function forget(userId: string | null): void {
  if (userId === null) return;
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('nafas.') && key.includes(userId)) localStorage.removeItem(key);
  }
}
