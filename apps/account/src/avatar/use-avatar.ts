import { avatarProblem } from '@nafas/data-service/avatar';
import { changeAvatar } from '@nafas/data-service/avatar/client';
import { mutate } from '@nafas/data-service/client';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useSuccessMessage } from '../feedback/use-success-message.ts';
import { reencode } from './reencode.ts';

/** `type` and `size`: the file is no avatar. `upload` and `remove`: it did not work this time. */
export type AvatarFailure = 'type' | 'size' | 'upload' | 'remove';

/** The picture of the profile: putting one in place, taking it away, and how that goes. */
export function useAvatar() {
  const platform = usePlatform();
  const [busy, setBusy] = useState<'upload' | 'remove' | null>(null);
  const [failure, setFailure] = useState<AvatarFailure | null>(null);
  const [error, setError] = useState<unknown>();
  const [done, setDone] = useState<'updated' | 'removed'>('updated');
  const [isDone, showDone] = useSuccessMessage();

  async function change(picture: Blob | null): Promise<void> {
    if (busy) return;
    const what = picture === null ? 'remove' : 'upload';
    setBusy(what);
    setFailure(null);
    setError(undefined);
    try {
      await mutate(platform, changeAvatar(platform), picture);
      setDone(what === 'upload' ? 'updated' : 'removed');
      showDone();
    } catch (error) {
      platform.report(error, { phase: 'run' });
      setFailure(what);
      setError(error);
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    failure,
    /** With what the server's part failed. */
    error,
    done: isDone ? done : null,
    async upload(file: File): Promise<void> {
      const problem = avatarProblem(file);
      if (problem) return setFailure(problem);
      let picture: Blob;
      try {
        picture = await reencode(file);
      } catch {
        // The file's type claimed to be a picture, but its content is none.
        return setFailure('type');
      }
      await change(picture);
    },
    remove: () => change(null),
  };
}
