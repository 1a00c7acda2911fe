import { formatLocale } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useMemo } from 'react';

/** Numbers and days as they are written in the interface language. */
export interface Format {
  number(value: number): string;
  /** 60 as "60%". */
  percent(value: number): string;
  /** 30 Nov; with the year when it is not that of `today`. */
  day(localDate: string, today: string): string;
}

/** The formats of the interface language. */
export function useFormat(): Format {
  const language = useStore(usePlatform().language);
  return useMemo(() => createFormat(formatLocale(language)), [language]);
}

function createFormat(locale: string): Format {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  // A local date has no zone: it is written as the UTC day it is counted in.
  const utc = { calendar: 'gregory', timeZone: 'UTC' } as const;
  const short = new Intl.DateTimeFormat(locale, { ...utc, day: 'numeric', month: 'short' });
  const long = new Intl.DateTimeFormat(locale, { ...utc, dateStyle: 'medium' });
  return {
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / 100),
    day(localDate, today) {
      const format = localDate.slice(0, 4) === today.slice(0, 4) ? short : long;
      return format.format(new Date(`${localDate}T00:00:00Z`));
    },
  };
}
