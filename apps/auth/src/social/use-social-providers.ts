import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useState } from 'react';

/** Names of the providers the backend has enabled; `unknown` when it could not be asked. */
export type SocialProviders = 'asking' | 'unknown' | readonly string[];

/** Asks the backend once which social providers it has enabled. */
export function useSocialProviders(): SocialProviders {
  const platform = usePlatform();
  const [providers, setProviders] = useState<SocialProviders>('asking');
  useEffect(() => {
    let shown = true;
    platform.backend().then(
      (backend) => shown && setProviders(backend.capabilities.socialProviders),
      () => shown && setProviders('unknown'),
    );
    return () => {
      shown = false;
    };
  }, [platform]);
  return providers;
}
