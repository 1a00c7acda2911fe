/** A part of Intl.Locale that TypeScript and some browsers don't know. */
interface WithWeek {
  getWeekInfo?: () => { firstDay: number };
}

/** 1 Monday to 7 Sunday: the day a week begins with where this locale is at home; Monday where the browser can't say. */
export function firstDayOf(locale: string): number {
  const known: WithWeek = new Intl.Locale(locale) as WithWeek;
  return known.getWeekInfo?.().firstDay ?? 1;
}
