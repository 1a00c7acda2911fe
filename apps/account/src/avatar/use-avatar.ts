import { avatarProblem } from '@nafas/data-service/avatar';
import { usePlatform } from '@nafas/platform/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PROFILE_TOPIC } from '../data/query-client.ts';
import { avatarsOf, profilesOf, userIdOf } from '../data/services.ts';
import { useForAWhile } from '../page/use-for-a-while.ts';
import { MESSAGE_MS } from '../page/message-ms.ts';
import { reencode } from './reencode.ts';

/** `type` and `size`: the file is no avatar. `upload` and `remove`: it did not work this time. */
export type AvatarFailure = 'type' | 'size' | 'upload' | 'remove';

/** The picture of the profile: putting one in place, taking it away, and how that goes. */
export function useAvatar() {
  const platform = usePlatform();
  const client = useQueryClient();
  const [busy, setBusy] = useState<'upload' | 'remove' | null>(null);
  const [failure, setFailure] = useState<AvatarFailure | null>(null);
  const [error, setError] = useState<unknown>();
  const [done, setDone] = useState<'updated' | 'removed'>('updated');
  const [isDone, showDone] = useForAWhile(MESSAGE_MS);

  /** Also after a failure: a file may be gone by then, and the page must say what is. */
  async function refresh(): Promise<void> {
    await client.cancelQueries({ queryKey: [PROFILE_TOPIC] });
    try {
      const profile = await (await profilesOf(platform)).get(userIdOf(platform));
      client.setQueryData([PROFILE_TOPIC], profile);
    } catch (error) {
      // The refresh every thirty seconds will bring it.
      platform.report(error, { phase: 'run' });
    }
    platform.invalidate(PROFILE_TOPIC);
  }

  async function run(what: 'upload' | 'remove', work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(what);
    setFailure(null);
    setError(undefined);
    try {
      await work();
      setDone(what === 'upload' ? 'updated' : 'removed');
      await refresh();
      showDone();
    } catch (error) {
      platform.report(error, { phase: 'run' });
      setFailure(what);
      setError(error);
      await refresh();
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
        // It only said that it was a picture.
        return setFailure('type');
      }
      await run('upload', async () => {
        await (await avatarsOf(platform)).upload(userIdOf(platform), picture);
      });
    },
    remove: () => run('remove', async () => (await avatarsOf(platform)).remove(userIdOf(platform))),
  };
}
