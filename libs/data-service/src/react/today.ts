import { localDateAt } from '@nafas/insights';
import type { PlatformV1 } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useSyncExternalStore } from 'react';
import { type KnownSettings, settingsStore } from '../settings/settings-store.ts';
import { getTimeZone } from '../settings/time-zone.ts';

/** Returns the person's settings; see `settingsStore`. Undefined while they load. */
export function useSettings(): KnownSettings {
  return useStore(settingsStore(usePlatform()));
}

const MINUTE_MS = 60_000;

interface Here {
  readonly minute: number;
  readonly settings: KnownSettings;
  readonly timeZone: string;
  readonly today: string;
}

const known = new WeakMap<PlatformV1, Here>();

/** The zone and the date, found once a minute for all views: days begin with a minute, and finding them takes long. */
function getHere(platform: PlatformV1, settings: KnownSettings): Here {
  const now = new Date();
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const last = known.get(platform);
  if (last && last.minute === minute && last.settings === settings) return last;
  const timeZone = getTimeZone(settings);
  const here = { minute, settings, timeZone, today: localDateAt(now, timeZone) };
  known.set(platform, here);
  return here;
}

/** The IANA zone by whose calendar days are counted: the chosen one, else the device's (also while settings load). */
export function useTimeZone(): string {
  return getHere(usePlatform(), useSettings()).timeZone;
}

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
  const platform = usePlatform();
  const settings = useSettings();
  return useSyncExternalStore(subscribe, () => getHere(platform, settings).today);
}
