import { localDateAt } from '@nafas/insights';
import { useSyncExternalStore } from 'react';
import { useTimeZone } from './use-settings.ts';

/** The IANA zone of this device. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
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

/** The person's date, `YYYY-MM-DD`, in the zone of the settings; renders again when the day changes. */
export function useToday(): string {
  const timeZone = useTimeZone();
  return useSyncExternalStore(subscribe, () => localDateAt(new Date(), timeZone));
}
