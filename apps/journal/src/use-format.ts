import { listFormat } from '@nafas/platform';
import { createDayFormat, useFormats } from '@nafas/platform/format';

/** Numbers and times as they are written in the interface language. */
interface Format {
  readonly locale: string;
  number(value: number): string;
  /** Of a mean, one digit after the point. */
  mean(value: number): string;
  /** The hour and minute that clocks showed in a zone. */
  time(instant: string, timeZone: string): string;
  /** 20 Nov, 21:10, on the clocks of a zone. */
  moment(instant: string, timeZone: string): string;
  /** 20 of a local date. */
  dayNumber(localDate: string): string;
  /** Thu */
  weekday(localDate: string): string;
  /** 20 Nov */
  shortDay(localDate: string): string;
  /** Thursday 20 November; with the year when it is not that of `today`. */
  day(localDate: string, today: string): string;
  /** November 2025 of `2025-11`; without the year when it is that of `today`. */
  month(month: string, today?: string): string;
  /** Nov */
  shortMonth(month: string): string;
  /** N */
  narrowMonth(month: string): string;
  year(year: string): string;
  list(words: readonly string[]): string;
}

/** The formats of the interface language. */
export const useFormat = (): Format => useFormats(createFormat);

type Options = Intl.DateTimeFormatOptions;

function createFormat(locale: string): Format {
  const number = new Intl.NumberFormat(locale);
  const mean = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const list = listFormat(locale);
  const utc = (options: Options) => createDayFormat(locale, options);
  const long: Options = { weekday: 'long', day: 'numeric', month: 'long' };
  const day = utc(long);
  const dayOfYear = utc({ ...long, year: 'numeric' });
  const month = utc({ month: 'long' });
  const monthOfYear = utc({ month: 'long', year: 'numeric' });
  const shortMonth = utc({ month: 'short' });
  // Arabic has letters for months that few people read; numerals are what its calendars use.
  const narrowMonth = utc({ month: locale.startsWith('ar') ? 'numeric' : 'narrow' });
  const year = utc({ year: 'numeric' });
  const clock: Options = { hour: 'numeric', minute: '2-digit' };
  const toFirstDay = (name: string) => `${name}-01`;
  const isSameYear = (date: string, today?: string) => date.slice(0, 4) === today?.slice(0, 4);
  return {
    locale,
    number: (value) => number.format(value),
    mean: (value) => mean.format(value),
    time: inZones(locale, clock),
    moment: inZones(locale, { day: 'numeric', month: 'short', ...clock }),
    dayNumber: (localDate) => number.format(Number(localDate.slice(8))),
    weekday: utc({ weekday: 'short' }),
    shortDay: utc({ day: 'numeric', month: 'short' }),
    day: (localDate, today) => (isSameYear(localDate, today) ? day : dayOfYear)(localDate),
    month: (of, today) => (isSameYear(of, today) ? month : monthOfYear)(toFirstDay(of)),
    shortMonth: (of) => shortMonth(toFirstDay(of)),
    narrowMonth: (of) => narrowMonth(toFirstDay(of)),
    year: (of) => year(`${of}-01-01`),
    list: (words) => list.format(words),
  };
}

/** Writes instants on the clocks of their zones; the format of a zone is made once, since a list has many of one. */
function inZones(locale: string, options: Options) {
  const known = new Map<string, Intl.DateTimeFormat>();
  const make = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options, timeZone });
  const findFormat = (timeZone: string) => {
    try {
      return make(timeZone);
    } catch {
      // Another device knew the zone.
      return make('UTC');
    }
  };
  return (instant: string, timeZone: string): string => {
    const format = known.get(timeZone) ?? findFormat(timeZone);
    known.set(timeZone, format);
    return format.format(new Date(instant));
  };
}
