/**
 * Arithmetic on local calendar dates, `YYYY-MM-DD`. A local date has no time zone and no clock, so
 * it is counted in UTC, where every day has 24 hours: daylight saving can't skip or repeat a day.
 */

const DAY_MS = 86_400_000;
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Milliseconds of the date's midnight in UTC, or null when it is not a date of the calendar. */
function utcMidnight(localDate: string): number | null {
  const match = SHAPE.exec(localDate);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(0);
  // Date.UTC takes the years 0 to 99 for those of the last century.
  date.setUTCFullYear(year, month - 1, day);
  // 30 February gives 2 March: only what comes back unchanged is a date.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : null;
}

function toLocalDate(utcMs: number): string {
  return new Date(utcMs).toISOString().slice(0, 10);
}

function required(localDate: string): number {
  const ms = utcMidnight(localDate);
  if (ms === null) throw new RangeError(`Not a local date (YYYY-MM-DD): ${localDate}`);
  return ms;
}

/** True for a date of the calendar written as `YYYY-MM-DD` (years 0000-9999). */
export function isLocalDate(value: string): boolean {
  return utcMidnight(value) !== null;
}

/** The date `days` days later (earlier when negative). Throws RangeError when it is no date. */
export function addDays(localDate: string, days: number): string {
  return toLocalDate(required(localDate) + days * DAY_MS);
}

/** The same day `months` months later; a day that month lacks becomes its last (31 Jan + 1 = 28 Feb). */
export function addMonths(localDate: string, months: number): string {
  const date = new Date(required(localDate));
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(day, date.getUTCDate()));
  return toLocalDate(date.getTime());
}

/** Whole days from `from` to `to`; negative when `to` is earlier. Throws RangeError on a non-date. */
export function daysBetween(from: string, to: string): number {
  return Math.round((required(to) - required(from)) / DAY_MS);
}

/** Every date from `from` to `to`, both included; empty when `to` is earlier. */
export function eachDay(from: string, to: string): string[] {
  const first = required(from);
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) =>
    toLocalDate(first + index * DAY_MS),
  );
}
