import type { EmotionSource } from '@nafas/emotion';
import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useState } from 'react';
import { agreeTo, permissionFor, SETTINGS_TOPIC, type Permission } from './permission.ts';

/** Whether a source may be read: asked when its tab opens, and again when settings changed. */
export function useGate(source: EmotionSource) {
  const platform = usePlatform();
  const [state, setState] = useState<Permission | 'loading' | 'failed'>('loading');
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isOver = false;
    const answer = (permission: Permission | 'failed') => {
      if (!isOver) setState(permission);
    };
    permissionFor(platform, source).then(answer, () => answer('failed'));
    const stop = platform.onInvalidate(SETTINGS_TOPIC, () => setAsked((count) => count + 1));
    return () => {
      isOver = true;
      stop();
    };
  }, [asked, platform, source]);
  return {
    state,
    retry() {
      setState('loading');
      setAsked((count) => count + 1);
    },
    /** Rejects when the agreement could not be recorded; nothing is read then. */
    async agree() {
      await agreeTo(platform, source);
      setState('given');
    },
  };
}
