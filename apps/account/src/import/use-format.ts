import { formatLocale } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useMemo } from 'react';

/** Numbers, days and lists as they are written in the interface language. */
export function useFormat() {
  const language = useStore(usePlatform().language);
  return useMemo(() => {
    const locale = formatLocale(language);
    const number = new Intl.NumberFormat(locale);
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    // A local date has no zone: it is written as the UTC day it is counted in.
    const style = { calendar: 'gregory', timeZone: 'UTC' } as const;
    const long = new Intl.DateTimeFormat(locale, { ...style, dateStyle: 'long' });
    const medium = new Intl.DateTimeFormat(locale, { ...style, dateStyle: 'medium' });
    const toDate = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00Z`);
    return {
      number: (value: number) => number.format(value),
      list: (words: readonly string[]) => list.format(words),
      longDay: (day: string) => long.format(toDate(day)),
      day: (day: string) => medium.format(toDate(day)),
    };
  }, [language]);
}
