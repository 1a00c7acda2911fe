import { useTimeZone } from '@nafas/data-service/react';
import { listFormat } from '@nafas/platform';
import { createDayFormat, createPercentFormat, useFormats } from '@nafas/platform/format';

/** Numbers and times as they are written in one locale. */
export interface Format {
  /** The BCP 47 tag all of it is written in. */
  readonly locale: string;
  /** Rounded to `digits` decimals, always shown; none by default. */
  number(value: number, digits?: number): string;
  /** With + or − unless it is 0. */
  signed(value: number): string;
  readonly percentSign: string;
  /** Rounded to whole percent, with its sign: 56% */
  percent(value: number): string;
  /** 20 Nov */
  day(localDate: string): string;
  /** 20 November 2026 */
  fullDay(localDate: string): string;
  /** Fri 20 November */
  weekday(localDate: string): string;
  /** calm, rested */
  list(words: readonly string[]): string;
  /** 14:05, on the clock of the formats' zone. */
  time(instant: number): string;
  /** Thursday 20 November, 14:05, there. */
  moment(instant: number): string;
}

/** Makes something when it is first wanted: a format of dates takes longer to make than a tile to draw. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The formats of a locale such as `ar-u-nu-arab`; times are on the clock of an IANA zone. */
export function createFormat(locale: string, timeZone: string): Format {
  const withDigits = (digits: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const numbers = new Map<number, Intl.NumberFormat>();
  const signed = once(() => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));
  const percentSign = once(
    () =>
      new Intl.NumberFormat(locale, { style: 'percent' })
        .formatToParts(1)
        .find(({ type }) => type === 'percentSign')?.value ?? '%',
  );
  const list = once(() => listFormat(locale));
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, options));
  const time = dates({ hour: 'numeric', minute: '2-digit', timeZone });
  const moment = dates({
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    ...{ calendar: 'gregory', timeZone },
  });
  return {
    locale,
    number(value, digits = 0) {
      const format = numbers.get(digits) ?? withDigits(digits);
      numbers.set(digits, format);
      return format.format(value);
    },
    signed: (value) => signed().format(value).replace('-', '−'),
    percent: createPercentFormat(locale),
    get percentSign() {
      return percentSign();
    },
    day: createDayFormat(locale, { day: 'numeric', month: 'short' }),
    fullDay: createDayFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
    weekday: createDayFormat(locale, { weekday: 'short', day: 'numeric', month: 'long' }),
    list: (words) => list().format(words),
    time: (instant) => time().format(instant),
    moment: (instant) => moment().format(instant),
  };
}

/** The formats of the interface language, on the clock that the person's days are counted by. */
export const useFormat = (): Format => useFormats(createFormat, useTimeZone());
