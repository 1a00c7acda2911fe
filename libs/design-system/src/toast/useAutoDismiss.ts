import { useEffect, useEffectEvent } from 'react';

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = 8000;

/**
 * Calls `dismiss` after `duration` ms without a pause; each pause starts the time anew, so whoever
 * comes back to a toast has all of it again.
 */
export function useAutoDismiss(dismiss: () => void, duration: number, paused: boolean) {
  const leave = useEffectEvent(dismiss);
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => leave(), duration);
    return () => clearTimeout(timer);
  }, [paused, duration]);
}
