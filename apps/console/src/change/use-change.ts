import type { ReleaseChange } from '@nafas/data-service/console';
import { consoleService } from '@nafas/data-service/console/client';
import { isReauthenticationNeeded } from '@nafas/data-service/export';
import { usePlatform } from '@nafas/platform/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** The sign-in of just now that the server asks for, and what was wrong with the last one. */
export type Proof = 'nothing' | 'password' | 'password-and-code';

/** Makes a change, with the person's password once more where their sign-in was long ago. */
export function useChange(onDone: () => void) {
  const platform = usePlatform();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [asks, setAsks] = useState<Proof>('nothing');
  const [wrong, setWrong] = useState<'password' | 'code' | null>(null);
  const [error, setError] = useState<unknown>(null);

  async function prove(password: string, code: string): Promise<boolean> {
    if (asks === 'nothing') return true;
    const given = { password, ...(code.trim() !== '' && { code }) };
    const outcome = await (await platform.auth()).reauthenticate(given);
    if (outcome.kind === 'signed-in') return true;
    if (outcome.kind === 'code-needed') setAsks('password-and-code');
    else if (outcome.kind !== 'failed') return false;
    else if (outcome.code === 'invalid_credentials') setWrong('password');
    else if (outcome.code === 'mfa_verification_failed') setWrong('code');
    else throw new Error(`reauthenticate: ${outcome.code}`);
    return false;
  }

  async function run(order: ReleaseChange, password: string, code: string): Promise<void> {
    setWrong(null);
    setError(null);
    setBusy(true);
    try {
      if (!(await prove(password, code))) return;
      await (await consoleService(platform)).change(order);
      await client.invalidateQueries();
      setAsks('nothing');
      onDone();
    } catch (failure) {
      if (isReauthenticationNeeded(failure)) return setAsks('password');
      platform.report(failure, { phase: 'run' });
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, asks, wrong, error, run };
}
