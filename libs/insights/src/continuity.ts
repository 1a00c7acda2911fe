import { addDays, eachDay } from './local-date.ts';

/** Days over which a habit is told: kindly, without a row that could break. */
export const CONTINUITY_DAYS = 30;
/** Any seven days are a week: no day begins it anew, so none begins with nothing. */
const WEEK = 7;

/** On how many of its last days a habit was done; nothing in it breaks or starts over. */
export interface Continuity {
  /** The last thirty days, oldest first. */
  readonly days: readonly { readonly localDate: string; readonly isDone: boolean }[];
  /** On how many of the last `of` days it was done. A young habit is told of its own days only: 2 of the last 3. */
  readonly count: number;
  readonly of: number;
  /** On how many of the last seven. */
  readonly lastSeven: number;
}

/**
 * How a habit that began on a day went up to `today` (both `YYYY-MM-DD`). A day before it began counts where the person
 * marked it.
 */
export function toContinuity(
  done: ReadonlySet<string>,
  { startedOn, today }: { startedOn: string; today: string },
): Continuity {
  const days = eachDay(addDays(today, 1 - CONTINUITY_DAYS), today).map((localDate) => ({
    localDate,
    isDone: done.has(localDate),
  }));
  const own = days.filter(({ localDate, isDone }) => isDone || localDate >= startedOn);
  const first = days.findIndex(({ localDate }) => localDate === own[0]?.localDate);
  return {
    days,
    count: days.filter(({ isDone }) => isDone).length,
    // Where it is not yet the day on which it began: a traveller's today.
    of: first < 0 ? 1 : days.length - first,
    lastSeven: days.slice(-WEEK).filter(({ isDone }) => isDone).length,
  };
}
