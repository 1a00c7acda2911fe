import { createDayFormat, useFormats } from '@nafas/platform/format';

/** Numbers, days and lists as they are written in the interface language. */
export const useFormat = () => useFormats(createFormat);

function createFormat(locale: string) {
  const number = new Intl.NumberFormat(locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    number: (value: number) => number.format(value),
    list: (words: readonly string[]) => list.format(words),
    longDay: createDayFormat(locale, { dateStyle: 'long' }),
    day: createDayFormat(locale, { dateStyle: 'medium' }),
  };
}
