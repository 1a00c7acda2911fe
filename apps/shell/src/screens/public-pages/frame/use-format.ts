import { useMemo } from 'react';
import { formatLocale } from '@nafas/platform';
import { useLanguage } from '../../../runtime/runtime-context.ts';

/** Numbers, percents, months and times as the chosen language writes them. */
export function useFormat() {
  const current = useLanguage();
  return useMemo(() => {
    // Of the language alone: these pages are made at build time, where no browser prefers a region.
    const locale = formatLocale(current, []);
    const plain = new Intl.NumberFormat(locale, { useGrouping: false });
    const oneDigit = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    const percent = new Intl.NumberFormat(locale, { style: 'percent' });
    const month = new Intl.DateTimeFormat(locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const clock = new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
    });
    return {
      number: (value: number) => plain.format(value),
      oneDigit: (value: number) => oneDigit.format(value),
      /** @param share 0 to 1 */
      percent: (share: number) => percent.format(share),
      /** @param yearMonth YYYY-MM */
      month: (yearMonth: string) => month.format(new Date(`${yearMonth}-01T00:00:00Z`)),
      /** @param time HH:MM of any place; it is not moved to another zone */
      clock: (time: string) => clock.format(new Date(`2000-01-01T${time}:00Z`)),
      region: (code: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code,
      languageNames: (codes: readonly string[]) => {
        const names = new Intl.DisplayNames(locale, { type: 'language' });
        return new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code));
      },
    };
  }, [current]);
}
