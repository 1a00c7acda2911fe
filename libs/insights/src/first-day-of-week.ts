interface WeekInfo {
  readonly firstDay: number;
}

/** Newer browsers have it as a method, older ones as a property, and some not yet at all. */
interface LocaleWithWeeks {
  getWeekInfo?(): WeekInfo;
  readonly weekInfo?: WeekInfo;
}

const SATURDAY = 6;
const MONDAY = 1;

/**
 * The day a week begins with: 1 Monday to 7 Sunday, as the locale's region has it. Without a region, and where the browser
 * does not know the region's weeks, it is Monday (ISO 8601), in Arabic Saturday.
 *
 * @param locale a BCP 47 tag, such as `formatLocale` gives. Some browsers call themselves what is none, as `c`: Monday then.
 */
export function firstDayOfWeek(locale: string): number {
  try {
    const known = new Intl.Locale(locale);
    if (known.region !== undefined) {
      const { getWeekInfo, weekInfo } = known as LocaleWithWeeks;
      const info = getWeekInfo?.call(known) ?? weekInfo;
      if (info !== undefined) return info.firstDay;
    }
    return known.language === 'ar' ? SATURDAY : MONDAY;
  } catch {
    return MONDAY;
  }
}
