import { useEffect } from 'react';

/** Keeps the screen from going dark while `isOn`, where the browser can and lets us. */
export function useAwakeScreen(isOn: boolean): void {
  useEffect(() => {
    // Older browsers have none.
    if (!isOn || !('wakeLock' in navigator)) return;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    async function take() {
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) await taken.release();
        else lock = taken;
      } catch {
        // Battery saver, or a hidden page: the screen then does as it likes.
      }
    }
    // The browser lets go of it when the page is hidden.
    const retake = () => {
      if (document.visibilityState === 'visible') void take();
    };
    void take();
    document.addEventListener('visibilitychange', retake);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', retake);
      lock?.release().catch(() => undefined);
    };
  }, [isOn]);
}
