import { capitalise } from '@nafas/platform';

const DAY_MS = 86_400_000;

/** Whether an instant is on the calendar day of `now`, here. */
export function isToday(time: string, now: Date): boolean {
  return new Date(time).toDateString() === now.toDateString();
}

/** When it was, in words: the hour today, the weekday within the last six days, else the day. */
export function formatTime(time: string, now: Date, locale: string): string {
  const instant = new Date(time);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options }).format(instant);
  if (isToday(time, now)) return format({ timeStyle: 'short' });
  const midnight = new Date(now);
  midnight.setHours(0, 0, 0, 0);
  const age = midnight.getTime() - instant.getTime();
  if (age > 0 && age < 6 * DAY_MS) return capitalise(locale, format({ weekday: 'long' }));
  const isThisYear = instant.getFullYear() === now.getFullYear();
  return format({ day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) });
}
