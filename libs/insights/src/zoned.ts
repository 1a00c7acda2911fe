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

/** The instant at which clocks of a zone show a local time, `YYYY-MM-DDTHH:MM`; null for what is no such time. */
export function findInstant(localTime: string, timeZone: string): Date | null {
  const wanted = Date.parse(`${localTime}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(localTime) || Number.isNaN(wanted)) return null;
  let instant = wanted;
  // The second round is for a clock change between the first guess and the instant.
  for (let round = 0; round < 2; round += 1) {
    instant += wanted - Date.parse(`${localTimeAt(new Date(instant), timeZone)}:00Z`);
  }
  return new Date(instant);
}

/** What clocks of a zone show at an instant, `YYYY-MM-DDTHH:MM`. */
export function localTimeAt(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
    minute: '2-digit',
  });
  return format.format(instant).replace(' ', 'T');
}
