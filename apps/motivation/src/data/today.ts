import { localDateAt } from '@nafas/insights';
import { useSyncExternalStore } from 'react';

/** The IANA zone of this device. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The local date here, `YYYY-MM-DD`. */
export function today(): string {
  return localDateAt(new Date(), deviceTimeZone());
}

const MINUTE_MS = 60_000;

// A page may stay open over midnight, and a sleeping tab misses its timers.
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** {@link today}; renders again when the day changes. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today);
}
