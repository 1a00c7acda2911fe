import { useTimeZone } from '@nafas/data-service/react';
import { formatLocale, listFormat } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useMemo } from 'react';

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
  /** calm, rested */
  list(words: readonly string[]): string;
  /** 14:05, on the clock of the formats' zone. */
  time(instant: number): string;
  /** Thursday 20 November, 14:05, there. */
  moment(instant: number): string;
}

/** The formats of a locale such as `ar-u-nu-arab`; times are on the clock of an IANA zone. */
export function createFormat(locale: string, timeZone: string): Format {
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(1);
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const list = listFormat(locale);
  // A local date has no zone: it is written as the UTC day it is counted in.
  const utc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
  const day = utc({ day: 'numeric', month: 'short' });
  const fullDay = utc({ day: 'numeric', month: 'long', year: 'numeric' });
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone });
  const moment = new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    ...{ calendar: 'gregory', timeZone },
  });
  return {
    locale,
    number: (value, digits = 0) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value),
    signed: (value) => signed.format(value).replace('-', '−'),
    percent: (value) => share.format(value / 100),
    percentSign: percent.find(({ type }) => type === 'percentSign')?.value ?? '%',
    day: (localDate) => day.format(new Date(`${localDate}T00:00:00Z`)),
    fullDay: (localDate) => fullDay.format(new Date(`${localDate}T00:00:00Z`)),
    list: (words) => list.format(words),
    time: (instant) => time.format(instant),
    moment: (instant) => moment.format(instant),
  };
}

/** The formats of the interface language, on the clock that the person's days are counted by. */
export function useFormat(): Format {
  const language = useStore(usePlatform().language);
  const timeZone = useTimeZone();
  return useMemo(() => createFormat(formatLocale(language), timeZone), [language, timeZone]);
}
