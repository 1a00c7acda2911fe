import { usePlatform } from '@nafas/platform/remote';
import { useSearchParams } from '@nafas/platform/router';
import { useEffect, useRef, useState } from 'react';

/**
 * The search parameters this page was opened with. They leave the address at once, and its history entry with it: a
 * code or token is as good as a password, and an address is kept, synced, shared and read over a shoulder.
 */
export function useTakenParams(): URLSearchParams {
  const platform = usePlatform();
  const [params] = useSearchParams();
  const [taken] = useState(params);
  const isCleared = useRef(false);
  useEffect(() => {
    if (isCleared.current || taken.size === 0) return;
    isCleared.current = true;
    const { pathname, state } = platform.location.get();
    platform.navigate(pathname, { replace: true, state });
  }, [platform, taken]);
  return taken;
}
