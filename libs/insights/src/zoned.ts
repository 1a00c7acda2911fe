import { isLocalDate } from './local-date.ts';

/** The wall clock of one IANA zone at one instant. */
export interface WallClock {
  /** `YYYY-MM-DD`, Gregorian, in Latin digits whatever the language of the interface. */
  localDate: string;
  /** 0-23. */
  hour: number;
}

// To make a format takes as long as to use it twenty times, and a year has some hundred check-ins of one zone.
const madeOnce = (make: (timeZone: string) => Intl.DateTimeFormat) => {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const format = known.get(timeZone) ?? make(timeZone);
    known.set(timeZone, format);
    return format;
  };
};

const HOUR = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const;

const clockOf = madeOnce(
  (timeZone) =>
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { ...HOUR, timeZone, hourCycle: 'h23' }),
);
const timeOf = madeOnce(
  (timeZone) => new Intl.DateTimeFormat('sv-SE', { ...HOUR, timeZone, minute: '2-digit' }),
);

/**
 * The local date and time at an instant in an IANA zone, e.g. `Asia/Riyadh`.
 * Throws RangeError for an unknown zone or an invalid instant.
 */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const parts = clockOf(timeZone).formatToParts(instant);
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

const LOCAL_TIME = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAY_MS = 86_400_000;

/**
 * The instant at which clocks of a zone show a local time, `YYYY-MM-DDTHH:MM`; null for what is no such time. A time that
 * comes twice is the first, and one that daylight saving skips is read with the offset before it.
 */
export function findInstant(localTime: string, timeZone: string): Date | null {
  const date = LOCAL_TIME.exec(localTime)?.[1];
  if (date === undefined || !isLocalDate(date)) return null;
  const wanted = Date.parse(`${localTime}:00Z`);
  // A zone is within a day of UTC: a day earlier and a day later stand on both sides of a clock change.
  const [before, after] = [wanted - DAY_MS, wanted + DAY_MS].map((near) => {
    const shown = Date.parse(`${localTimeAt(new Date(near), timeZone)}:00Z`);
    return new Date(wanted - (shown - near));
  }) as [Date, Date];
  const isShown = (instant: Date) => localTimeAt(instant, timeZone) === localTime;
  return !isShown(before) && isShown(after) ? after : before;
}

/** What clocks of a zone show at an instant, `YYYY-MM-DDTHH:MM`. */
export function localTimeAt(instant: Date, timeZone: string): string {
  return timeOf(timeZone).format(instant).replace(' ', 'T');
}
