import type { SecondFactor, TwoFactorV1 } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useCallback, useEffect, useState } from 'react';

export type TwoFactorState =
  | { readonly status: 'loading' | 'failed' }
  /** The demo, or a server, that has no two-factor. */
  | { readonly status: 'not-here'; readonly why: 'demo' | 'backend' }
  | {
      readonly status: 'known';
      readonly factors: readonly SecondFactor[];
      readonly calls: TwoFactorV1;
    };

/** Whether two-factor is on, and the way to ask again. */
export function useTwoFactor(): [TwoFactorState, () => void] {
  const platform = usePlatform();
  const [state, setState] = useState<TwoFactorState>({ status: 'loading' });
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    let shown = true;
    async function ask(): Promise<TwoFactorState> {
      if (platform.scope.mode === 'demo') return { status: 'not-here', why: 'demo' };
      const { capabilities } = await platform.backend();
      const twoFactor = capabilities.mfa ? (await platform.auth()).twoFactor : undefined;
      if (!twoFactor) return { status: 'not-here', why: 'backend' };
      const known = await twoFactor.list();
      if (known.kind === 'failed') return { status: 'failed' };
      return { status: 'known', factors: known.factors, calls: twoFactor };
    }
    ask().then(
      (now) => shown && setState(now),
      (error: unknown) => {
        if (!shown) return;
        platform.report(error, { phase: 'run' });
        setState({ status: 'failed' });
      },
    );
    return () => {
      shown = false;
    };
  }, [platform, asked]);

  return [state, useCallback(() => setAsked((n) => n + 1), [])];
}
