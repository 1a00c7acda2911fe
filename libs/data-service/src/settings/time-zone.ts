import type { UserSettings } from './settings.ts';

/** The IANA zone of this device. */
function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * The IANA zone by whose calendar a person's days are counted: that of the settings, else the device's. A zone that this
 * device does not know (another device chose it) counts as none.
 */
export function getTimeZone(settings: Pick<UserSettings, 'timeZone'> | null | undefined): string {
  const chosen = settings?.timeZone ?? null;
  if (chosen === null) return deviceTimeZone();
  try {
    return new Intl.DateTimeFormat('en', { timeZone: chosen }).resolvedOptions().timeZone;
  } catch {
    return deviceTimeZone();
  }
}
