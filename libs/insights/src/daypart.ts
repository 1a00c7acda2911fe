import { wallClock } from './zoned.ts';

/** Parts of the day as the greeting and the sun over it know them. */
export type Daypart = 'morning' | 'day' | 'evening' | 'night';

/** Morning from 5, day from 12, evening from 18, night from 22 to 5. `hour` is 0-23. */
export function daypartOfHour(hour: number): Daypart {
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}

/** The part of the day at an instant in an IANA zone. Throws RangeError for an unknown zone. */
export function daypart(instant: Date, timeZone: string): Daypart {
  return daypartOfHour(wallClock(instant, timeZone).hour);
}
