/**
 * Writes percents, 0-100, rounded to whole ones, in the signs of a locale: 62 as `62%`.
 *
 * @param locale a tag of a locale, as `formatLocale` gives it.
 */
export function createPercentFormat(locale: string): (percent: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (percent) => {
    format ??= new Intl.NumberFormat(locale, { style: 'percent' });
    return format.format(percent / 100);
  };
}
