import type { AuthFailure } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useRef, useState } from 'react';

type Outcome = { readonly kind: string } | AuthFailure;

/** One auth call at a time; its failure stays until the next one begins. */
export function useCall() {
  const platform = usePlatform();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  // A state would be one render late for two presses in a row.
  const taken = useRef(false);

  async function run<T extends Outcome>(call: () => Promise<T>): Promise<T | null> {
    if (taken.current) return null;
    taken.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const outcome = await call();
      if (outcome.kind === 'failed') setFailure(outcome as AuthFailure);
      return outcome;
    } catch (error) {
      platform.report(error, { phase: 'run' });
      setFailure({ kind: 'failed', code: 'network', message: '' });
      return null;
    } finally {
      taken.current = false;
      setBusy(false);
    }
  }
  return { busy, failure, run };
}
