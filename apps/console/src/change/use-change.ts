import type { ReleaseChange } from '@nafas/data-service/console';
import { consoleService } from '@nafas/data-service/console/client';
import { isReauthenticationNeeded } from '@nafas/data-service/export';
import { useReauthentication } from '@nafas/platform/reauthentication';
import { usePlatform } from '@nafas/platform/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Makes a change, with the person's password once more where their sign-in was long ago. */
export function useChange(onDone: () => void) {
  const platform = usePlatform();
  const client = useQueryClient();
  const { proof, ask, forget, prove } = useReauthentication();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function run(order: ReleaseChange): Promise<void> {
    setError(null);
    setBusy(true);
    try {
      const proven = await prove();
      if (proven === false) return;
      if (proven !== true) throw new Error(`reauthenticate: ${proven.code}`);
      await (await consoleService(platform)).change(order);
      await client.invalidateQueries();
      forget();
      onDone();
    } catch (failure) {
      if (isReauthenticationNeeded(failure)) return ask();
      platform.report(failure, { phase: 'run' });
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, proof, error, run };
}
