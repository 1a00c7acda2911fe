import { useMemo } from 'react';
import { useFormat } from '../format.ts';

/** The names of days: Thu and Thursday. */
export function useDayNames() {
  const { locale } = useFormat();
  return useMemo(() => {
    const name = (weekday: 'short' | 'long') => {
      const format = new Intl.DateTimeFormat(locale, {
        weekday,
        calendar: 'gregory',
        timeZone: 'UTC',
      });
      return (localDate: string) => format.format(new Date(`${localDate}T00:00:00Z`));
    };
    return { short: name('short'), long: name('long') };
  }, [locale]);
}
