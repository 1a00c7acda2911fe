import { formatLocale } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useMemo } from 'react';

/** Numbers as they are written in the interface language. */
export interface Format {
  number(value: number): string;
  /** 62 as 62% in the signs of the language. */
  percent(value: number): string;
  /** 98 seconds as 1:38. */
  clock(seconds: number): string;
}

/** The formats of the interface language. */
export function useFormat(): Format {
  const language = useStore(usePlatform().language);
  return useMemo(() => createFormat(formatLocale(language)), [language]);
}

const MINUTE = 60;
const HUNDRED = 100;

function createFormat(locale: string): Format {
  const number = new Intl.NumberFormat(locale);
  const twoDigits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  return {
    number: (value) => number.format(value),
    percent: (value) => share.format(value / HUNDRED),
    clock: (seconds) =>
      `${number.format(Math.floor(seconds / MINUTE))}:${twoDigits.format(seconds % MINUTE)}`,
  };
}
