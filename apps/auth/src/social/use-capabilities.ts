import type { BackendCapabilities } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useState } from 'react';

/** What the backend offers; `unknown` when it could not be asked. */
type Known = 'asking' | 'unknown' | BackendCapabilities;

/** Asks the backend once what it offers. */
export function useCapabilities(): Known {
  const platform = usePlatform();
  const [known, setKnown] = useState<Known>('asking');
  useEffect(() => {
    let shown = true;
    platform.backend().then(
      (backend) => shown && setKnown(backend.capabilities),
      () => shown && setKnown('unknown'),
    );
    return () => {
      shown = false;
    };
  }, [platform]);
  return known;
}
