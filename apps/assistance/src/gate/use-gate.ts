import type { EmotionSource } from '@nafas/emotion';
import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useState } from 'react';
import {
  agreeTo,
  PERMISSION_TOPICS,
  permissionFor,
  type Permission,
} from '@nafas/data-service/readings/permission';

/** Whether a source may be read: asked when its tab opens, and again when settings changed. */
export function useGate(source: EmotionSource) {
  const platform = usePlatform();
  const [state, setState] = useState<Permission | 'loading' | 'failed'>('loading');
  const [error, setError] = useState<unknown>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isOver = false;
    const answer = (permission: Permission | 'failed') => {
      if (!isOver) setState(permission);
    };
    permissionFor(platform, source).then(answer, (cause: unknown) => {
      if (!isOver) setError(cause);
      answer('failed');
    });
    const again = () => setAsked((count) => count + 1);
    const stops = PERMISSION_TOPICS.map((topic) => platform.onInvalidate(topic, again));
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, [asked, platform, source]);
  return {
    state,
    /** With what it failed. */
    error,
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
