import { useEffect } from 'react';

/** Calls `close` after `milliseconds` unless it is held; let go, the time begins anew. */
export function useAutoClose(close: () => void, milliseconds: number, isHeld: boolean): void {
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(close, milliseconds);
    return () => clearTimeout(timer);
  }, [close, milliseconds, isHeld]);
}
