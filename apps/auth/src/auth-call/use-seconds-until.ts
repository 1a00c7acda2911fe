import { useEffect, useState } from 'react';

/** Whole seconds until an instant (milliseconds since the epoch), counting down to 0. Null has no wait: 0. */
export function useSecondsUntil(instant: number | null): number {
  const [now, setNow] = useState(Date.now);
  // `now` may be older than the instant's first second; it catches up with the first tick.
  const seconds = instant === null ? 0 : Math.max(0, Math.ceil((instant - now) / 1000));
  const waiting = seconds > 0;
  useEffect(() => {
    if (instant === null) return;
    const tick = () => setNow(Date.now());
    tick();
    if (!waiting) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [instant, waiting]);
  return seconds;
}
