import { settingsStore, timeZoneOf } from '@nafas/data-service/settings';
import { localDateAt } from '@nafas/insights';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useSyncExternalStore } from 'react';

/** The IANA zone by whose calendar days are counted: that of the settings, else the device's. */
export function useTimeZone(): string {
  return timeZoneOf(useStore(settingsStore(usePlatform())));
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

/** The person's date, `YYYY-MM-DD`, in {@link useTimeZone}; renders again when the day changes. */
export function useToday(): string {
  const timeZone = useTimeZone();
  return useSyncExternalStore(subscribe, () => localDateAt(new Date(), timeZone));
}
