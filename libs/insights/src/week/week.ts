import { addDays, eachDay } from '../local-date.ts';
import { findTitle, type WeekTitle } from './title.ts';

/** An entry as far as a week tells of it; a mood that nobody set is null. */
export interface WeekEntry {
  readonly localDate: string;
  readonly mood: number | null;
}

/** One day of a week. */
export interface WeekDay {
  readonly localDate: string;
  readonly entries: number;
  /** The mean of the moods that were set. */
  readonly mood: number | null;
}

/** Seven days, and the thirty up to the last of them. */
export interface Week {
  readonly from: string;
  readonly to: string;
  readonly days: readonly WeekDay[];
  /** How many entries the seven days have. */
  readonly entries: number;
  readonly title: WeekTitle;
  /** The thirty days up to the last one, and on how many of them there is an entry. */
  readonly here: readonly { readonly localDate: string; readonly isHere: boolean }[];
  readonly hereCount: number;
}

/** Days that a week has, the last one included. */
export const WEEK_DAYS = 7;
/** Days over which being here is told: kindly, without a row that could break. */
export const HERE_DAYS = 30;

/** The seven days up to a local date, as the weekly page and the message about it tell them. */
export function toWeek(entries: readonly WeekEntry[], to: string): Week {
  const from = addDays(to, 1 - WEEK_DAYS);
  const byDay = new Map<string, (number | null)[]>();
  for (const { localDate, mood } of entries) {
    byDay.set(localDate, [...(byDay.get(localDate) ?? []), mood]);
  }
  const days = eachDay(from, to).map((localDate): WeekDay => {
    const all = byDay.get(localDate) ?? [];
    const moods = all.filter((mood) => mood !== null);
    const sum = moods.reduce((total, mood) => total + mood, 0);
    return {
      localDate,
      entries: all.length,
      mood: moods.length === 0 ? null : sum / moods.length,
    };
  });
  const here = eachDay(addDays(to, 1 - HERE_DAYS), to).map((localDate) => ({
    localDate,
    isHere: byDay.has(localDate),
  }));
  return {
    from,
    to,
    days,
    entries: days.reduce((total, day) => total + day.entries, 0),
    title: findTitle(days),
    here,
    hereCount: here.filter(({ isHere }) => isHere).length,
  };
}
