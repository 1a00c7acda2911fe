/**
 * Writes local dates, `YYYY-MM-DD` and what begins with one, in the Gregorian calendar. A local date has no zone: it is written
 * as the UTC day that it is counted in.
 *
 * @param locale a tag of a locale, as `formatLocale` gives it.
 */
export function createDayFormat(
  locale: string,
  options: Omit<Intl.DateTimeFormatOptions, 'calendar' | 'timeZone'>,
): (localDate: string) => string {
  // Made when it is first wanted: that takes longer than drawing a tile does.
  let format: Intl.DateTimeFormat | undefined;
  return (localDate) => {
    format ??= new Intl.DateTimeFormat(locale, {
      ...options,
      calendar: 'gregory',
      timeZone: 'UTC',
    });
    return format.format(new Date(`${localDate.slice(0, 10)}T00:00:00Z`));
  };
}
