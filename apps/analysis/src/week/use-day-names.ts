import { createDayFormat, useFormats } from '@nafas/platform/format';

/** The names of days: Thu and Thursday. */
export const useDayNames = () => useFormats(createDayNames);

const createDayNames = (locale: string) => ({
  short: createDayFormat(locale, { weekday: 'short' }),
  long: createDayFormat(locale, { weekday: 'long' }),
});
