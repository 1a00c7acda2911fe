import { localDateAt } from '@nafas/insights';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useSyncExternalStore } from 'react';
import { type KnownSettings, settingsStore } from '../settings/settings-store.ts';
import { getTimeZone } from '../settings/time-zone.ts';

/** Returns the person's settings; see `settingsStore`. Undefined while they load. */
export function useSettings(): KnownSettings {
  return useStore(settingsStore(usePlatform()));
}

/** The IANA zone by whose calendar days are counted: the chosen one, else the device's (also while settings load). */
export function useTimeZone(): string {
  return getTimeZone(useSettings());
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
