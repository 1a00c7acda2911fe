import type { AuthResult, AuthV1 } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useRef, useState } from 'react';
import { toFailure, type Failure } from './failure.ts';

type AuthCallState =
  | { readonly step: 'idle'; readonly failure: Failure | null }
  | { readonly step: 'busy' }
  | { readonly step: 'done'; readonly kind: Exclude<AuthResult['kind'], 'failed'> };

const IDLE: AuthCallState = { step: 'idle', failure: null };

/**
 * One auth action at a time: while one is under way, another is not started. The last failure is forgotten when an
 * action starts. After a sign-in it stays busy: the shell then takes this page away.
 */
export function useAuthCall() {
  const platform = usePlatform();
  const [state, setState] = useState<AuthCallState>(IDLE);
  // A state would be one render late for two presses in a row.
  const taken = useRef(false);

  async function attempt(call: (auth: AuthV1) => Promise<AuthResult>): Promise<AuthCallState> {
    try {
      const result = await call(await platform.auth());
      if (result.kind !== 'failed') return { step: 'done', kind: result.kind };
      return { step: 'idle', failure: toFailure(result, Date.now()) };
    } catch (error) {
      // The auth client could not be loaded, or broke: either way nobody answered.
      platform.report(error, { phase: 'run' });
      return { step: 'idle', failure: { kind: 'unreachable' } };
    }
  }

  const failure = state.step === 'idle' ? state.failure : null;
  const wait = useSecondsUntil(failure?.kind === 'too-many' ? failure.retryAt : null);

  return {
    /** Under way, or done. */
    busy: state.step !== 'idle',
    done: state.step === 'done',
    failure,
    /** Seconds until another attempt may be made. */
    wait,
    /** Runs `call` unless one is under way, done or still to wait for; resolves with what came of it. */
    async run(call: (auth: AuthV1) => Promise<AuthResult>): Promise<AuthCallState | null> {
      if (taken.current || wait > 0) return null;
      taken.current = true;
      setState({ step: 'busy' });
      const outcome = await attempt(call);
      if (outcome.step === 'idle') taken.current = false;
      setState(outcome);
      return outcome;
    },
  };
}

export type AuthCall = ReturnType<typeof useAuthCall>;

/** Whole seconds until an instant (milliseconds since the epoch), counting down to 0. Null has no wait: 0. */
function useSecondsUntil(instant: number | null): number {
  const [now, setNow] = useState(Date.now);
  // `now` may be older than the instant's first second; it catches up with the first tick.
  const seconds = instant === null ? 0 : Math.max(0, Math.ceil((instant - now) / 1000));
  const waiting = seconds > 0;
  useEffect(() => {
    if (instant === null) return;
    const tick = () => setNow(Date.now());
    tick();
    if (!waiting) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [instant, waiting]);
  return seconds;
}
