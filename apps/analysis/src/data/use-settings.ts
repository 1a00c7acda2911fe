import { settingsStore, timeZoneOf, type KnownSettings } from '@nafas/data-service/settings';
import { usePlatform, useStore } from '@nafas/platform/remote';

/** What the person chose; see `settingsStore`. Undefined while it loads. */
export function useSettings(): KnownSettings {
  return useStore(settingsStore(usePlatform()));
}

/** The IANA zone by whose calendar days are counted: the chosen one, else the device's (also while settings load). */
export function useTimeZone(): string {
  return timeZoneOf(useSettings());
}
