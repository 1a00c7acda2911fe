import { createPercentFormat, useFormats } from '@nafas/platform/format';

/** Numbers as they are written in the interface language. */
export interface Format {
  number(value: number): string;
  /** 62 as 62% in the signs of the language. */
  percent(value: number): string;
  /** 98 seconds as 1:38. */
  clock(seconds: number): string;
}

/** The formats of the interface language. */
export const useFormat = (): Format => useFormats(createFormat);

const MINUTE = 60;

function createFormat(locale: string): Format {
  const number = new Intl.NumberFormat(locale);
  const twoDigits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  return {
    number: (value) => number.format(value),
    percent: createPercentFormat(locale),
    clock: (seconds) =>
      `${number.format(Math.floor(seconds / MINUTE))}:${twoDigits.format(seconds % MINUTE)}`,
  };
}
