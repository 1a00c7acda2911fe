import { useEffect, useEffectEvent } from 'react';

/** Pauses when the page is out of sight and nothing is heard: nobody could follow. It goes on when the person says so. */
export function useHiddenPause(isSilent: boolean, pause: () => void): void {
  const hide = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') pause();
  });
  useEffect(() => {
    if (!isSilent) return;
    const listener = () => hide();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, [isSilent]);
}
