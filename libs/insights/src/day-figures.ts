import { isAnxious } from './anxious-words.ts';
import type { DayEntry } from './check-in.ts';
import { moodBand } from './mood-band.ts';

/**
 * One local day's check-ins added up: all that scores, lines and trends need of them, in a few bytes however many there
 * were. The database adds up the same way (`day_figures`); sums of whole numbers can be put together without loss.
 */
export interface DayFigures {
  /** `YYYY-MM-DD`. */
  localDate: string;
  /** How many check-ins, 1 or more. */
  count: number;
  /** Sums of the sliders (0-10 each). */
  mood: number;
  energy: number;
  stress: number;
  /** Sum of the optional slider and how many set it. */
  motivation: number;
  motivationCount: number;
  /** How many had a high or a low mood (see `moodBand`); the rest were neutral. */
  high: number;
  low: number;
  /** How many named an emotion, and how many of those one of anxiety. */
  worded: number;
  anxious: number;
}

/** A check-in as it is added up. */
export interface CountedCheckIn extends DayEntry {
  words?: readonly string[];
}

function toFigures(checkIn: CountedCheckIn): DayFigures {
  const { localDate, mood, energy, stress, motivation = null, words = [] } = checkIn;
  const band = moodBand(mood);
  return {
    localDate,
    count: 1,
    mood,
    energy,
    stress,
    motivation: motivation ?? 0,
    motivationCount: motivation === null ? 0 : 1,
    high: band === 'high' ? 1 : 0,
    low: band === 'low' ? 1 : 0,
    worded: words.length > 0 ? 1 : 0,
    anxious: words.some(isAnxious) ? 1 : 0,
  };
}

function plus(a: DayFigures, b: DayFigures): DayFigures {
  return {
    localDate: a.localDate,
    count: a.count + b.count,
    mood: a.mood + b.mood,
    energy: a.energy + b.energy,
    stress: a.stress + b.stress,
    motivation: a.motivation + b.motivation,
    motivationCount: a.motivationCount + b.motivationCount,
    high: a.high + b.high,
    low: a.low + b.low,
    worded: a.worded + b.worded,
    anxious: a.anxious + b.anxious,
  };
}

/** Several lists of days as one: a day that is in more than one is added up. In order of days. */
export function mergeDays(...lists: readonly (readonly DayFigures[])[]): DayFigures[] {
  const days = new Map<string, DayFigures>();
  for (const day of lists.flat()) {
    const known = days.get(day.localDate);
    days.set(day.localDate, known ? plus(known, day) : day);
  }
  return [...days.values()].sort((a, b) => (a.localDate < b.localDate ? -1 : 1));
}

/** Check-ins added up by local day, in order of days. */
export function dayFigures(checkIns: readonly CountedCheckIn[]): DayFigures[] {
  return mergeDays(checkIns.map(toFigures));
}

/** The mean of each day as an entry of its own, for every function that takes check-ins. */
export function dayMeans(days: readonly DayFigures[]): (DayEntry & { count: number })[] {
  return days.map(({ localDate, count, mood, energy, stress, motivation, motivationCount }) => ({
    localDate,
    count,
    mood: mood / count,
    energy: energy / count,
    stress: stress / count,
    motivation: motivationCount === 0 ? null : motivation / motivationCount,
  }));
}
