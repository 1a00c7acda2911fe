import { useTimeZone } from '@nafas/data-service/react';
import { formatLocale, listFormat, type PlatformV1 } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';

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
  /** Friday 20 November */
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
  const share = once(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
  );
  const list = once(() => listFormat(locale));
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, options));
  // A local date has no zone: it is written as the UTC day it is counted in.
  const utc = { calendar: 'gregory', timeZone: 'UTC' };
  const day = dates({ day: 'numeric', month: 'short', ...utc });
  const fullDay = dates({ day: 'numeric', month: 'long', year: 'numeric', ...utc });
  const weekday = dates({ weekday: 'long', day: 'numeric', month: 'long', ...utc });
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
    percent: (value) => share().format(value / 100),
    get percentSign() {
      return percentSign();
    },
    day: (localDate) => day().format(new Date(`${localDate}T00:00:00Z`)),
    fullDay: (localDate) => fullDay().format(new Date(`${localDate}T00:00:00Z`)),
    weekday: (localDate) => weekday().format(new Date(`${localDate}T00:00:00Z`)),
    list: (words) => list().format(words),
    time: (instant) => time().format(instant),
    moment: (instant) => moment().format(instant),
  };
}

const formats = new WeakMap<PlatformV1, Map<string, Format>>();

/**
 * The formats of the interface language, on the clock that the person's days are counted by. Made once for all views:
 * six tiles need the same.
 */
export function useFormat(): Format {
  const platform = usePlatform();
  const locale = formatLocale(useStore(platform.language));
  const timeZone = useTimeZone();
  const known = formats.get(platform) ?? new Map<string, Format>();
  formats.set(platform, known);
  const key = `${locale} ${timeZone}`;
  const format = known.get(key) ?? createFormat(locale, timeZone);
  known.set(key, format);
  return format;
}
