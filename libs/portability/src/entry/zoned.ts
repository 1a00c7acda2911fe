import { localDateAt } from '@nafas/insights';

const MINUTE_MS = 60_000;

/** The clock of one zone, made once: a formatter costs more than a thousand uses of it. */
export interface ZoneClock {
  readonly timeZone: string;
  /** Minutes that the zone is ahead of UTC at an instant. */
  offsetAt(instant: number): number;
}

/** The clock of an IANA zone. Throws RangeError for one that is unknown. */
export function createZoneClock(timeZone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  return {
    timeZone,
    offsetAt(instant) {
      const found: Record<string, number> = {};
      for (const { type, value } of format.formatToParts(instant)) found[type] = Number(value);
      const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = found;
      const wall = Date.UTC(year, month - 1, day, hour, minute, second);
      return Math.round((wall - instant) / MINUTE_MS);
    },
  };
}

/**
 * The instant at which a clock on the wall of that zone shows a date and a time. A time that daylight saving skips is read
 * with the offset before it, one that comes twice is the first.
 */
export function toInstant(localDate: string, minutes: number, clock: ZoneClock): Date {
  const wall = Date.parse(`${localDate}T00:00:00Z`) + minutes * MINUTE_MS;
  const before = clock.offsetAt(wall - 24 * 60 * MINUTE_MS);
  const first = wall - before * MINUTE_MS;
  if (clock.offsetAt(first) === before) return new Date(first);
  const second = wall - clock.offsetAt(first) * MINUTE_MS;
  return new Date(clock.offsetAt(second) === clock.offsetAt(first) ? second : first);
}

/** A zone for an offset that a file gives: the person's own where it has that offset then, else a fixed one, in whole hours. */
export function findZone(instant: Date, offsetMinutes: number, clock: ZoneClock): string {
  if (clock.offsetAt(instant.getTime()) === offsetMinutes) return clock.timeZone;
  const hours = offsetMinutes / 60;
  if (!Number.isInteger(hours) || hours < -12 || hours > 14) return clock.timeZone;
  if (hours === 0) return 'UTC';
  // The sign of these is turned round (POSIX).
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/** Whether a name is a zone that this machine knows. */
export function isZone(timeZone: string): boolean {
  try {
    localDateAt(new Date(0), timeZone);
    return true;
  } catch {
    return false;
  }
}
