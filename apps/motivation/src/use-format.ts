import { createDayFormat, createPercentFormat, useFormats } from '@nafas/platform/format';

/** Numbers and days as they are written in the interface language. */
export interface Format {
  number(value: number): string;
  /** 60 as "60%". */
  percent(value: number): string;
  /** 30 Nov; with the year when it is not that of `today`. */
  day(localDate: string, today: string): string;
}

/** The formats of the interface language. */
export const useFormat = (): Format => useFormats(createFormat);

function createFormat(locale: string): Format {
  const number = new Intl.NumberFormat(locale);
  const short = createDayFormat(locale, { day: 'numeric', month: 'short' });
  const long = createDayFormat(locale, { dateStyle: 'medium' });
  return {
    number: (value) => number.format(value),
    percent: createPercentFormat(locale),
    day(localDate, today) {
      const format = localDate.slice(0, 4) === today.slice(0, 4) ? short : long;
      return format(localDate);
    },
  };
}
