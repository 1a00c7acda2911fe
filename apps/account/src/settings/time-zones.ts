const HOURS = 12;

/** A zone to choose. */
export interface ZoneOption {
  /** As it is stored: IANA. */
  readonly zone: string;
  readonly label: string;
}

/** UTC-12:00 to UTC+12:00 in steps of an hour (ACCOUNT-080 to -082). IANA names them with the sign turned round. */
export function offsetZones(): ZoneOption[] {
  return Array.from({ length: 2 * HOURS + 1 }, (_, index) => {
    const hours = index - HOURS;
    const sign = hours < 0 ? '-' : '+';
    const label = `UTC${sign}${String(Math.abs(hours)).padStart(2, '0')}:00`;
    if (hours === 0) return { zone: 'Etc/GMT', label };
    return { zone: `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`, label };
  });
}

/** The zones this browser knows by place, in order of region and place. */
export function placeZones(): ReadonlyMap<string, readonly ZoneOption[]> {
  const regions = new Map<string, ZoneOption[]>();
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    if (!zone.includes('/') || zone.startsWith('Etc/')) continue;
    const region = zone.slice(0, zone.indexOf('/'));
    const zones = regions.get(region) ?? [];
    regions.set(region, [...zones, { zone, label: zoneLabel(zone) }]);
  }
  return regions;
}

/** A zone's name as people read it. */
export function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ').replaceAll('/', ' / ');
}

/** The zone of this device. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
