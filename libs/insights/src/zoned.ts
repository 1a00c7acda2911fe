/** The wall clock of one IANA zone at one instant. */
export interface WallClock {
  /** `YYYY-MM-DD`, Gregorian, in Latin digits whatever the language of the interface. */
  localDate: string;
  /** 0-23. */
  hour: number;
}

/**
 * The local date and time at an instant in an IANA zone, e.g. `Asia/Riyadh`.
 * Throws RangeError for an unknown zone or an invalid instant.
 */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((each) => each.type === type)?.value ?? '';
  return {
    localDate: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    hour: Number(part('hour')),
  };
}

/** The local date (`YYYY-MM-DD`) of an instant in an IANA zone. */
export function localDateAt(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).localDate;
}
