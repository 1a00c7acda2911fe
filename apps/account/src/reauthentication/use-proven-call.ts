import type { AuthFailure } from '@nafas/platform';
import { useReauthentication } from '@nafas/platform/reauthentication';
import { useCall } from '../auth-call/use-call.ts';

type Outcome = { readonly kind: string } | AuthFailure;

/**
 * A call that the server refuses when the sign-in was long ago. Then the proof is asked for in place, and the next run gives
 * it first; nothing that was typed is lost. `run` resolves with null when it did not come to the call, or to its end.
 */
export function useProvenCall() {
  const { busy, failure, run } = useCall();
  const { proof, ask, prove } = useReauthentication();

  async function proven<T extends Outcome>(
    call: () => Promise<T>,
  ): Promise<T | AuthFailure | null> {
    const outcome = await run<T | AuthFailure | typeof ASKED>(async () => {
      const is = await prove();
      if (is !== true) return is === false ? ASKED : is;
      const answer = await call();
      if (answer.kind !== 'failed' || (answer as AuthFailure).code !== NEEDED) return answer;
      ask();
      return ASKED;
    });
    return outcome === ASKED ? null : (outcome as T | AuthFailure | null);
  }
  return { busy, failure, proof, run: proven };
}

const NEEDED = 'reauthentication_needed';
const ASKED = { kind: 'asked' } as const;
