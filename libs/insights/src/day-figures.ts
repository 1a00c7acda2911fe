import { isAnxious } from './anxious-words.ts';
import { type DayEntry, givenSliders, type KeptSliders, type Slider } from './check-in.ts';
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
  /** Sums of each slider (0-10) and how many check-ins set it; one that was left alone is in neither. */
  mood: number;
  moodCount: number;
  energy: number;
  energyCount: number;
  stress: number;
  stressCount: number;
  /** Sum of the optional slider and how many set it. */
  motivation: number;
  motivationCount: number;
  /** How many had a high or a low mood (see `moodBand`); the rest of `moodCount` were neutral. */
  high: number;
  low: number;
  /** How many named an emotion, and how many of those one of anxiety. */
  worded: number;
  anxious: number;
}

/** A check-in as it is added up. */
export type CountedCheckIn = KeptSliders &
  Pick<DayEntry, 'localDate' | 'motivation'> & { words?: readonly string[] };

function toFigures(checkIn: CountedCheckIn): DayFigures {
  const { localDate, motivation = null, words = [] } = checkIn;
  const { mood, energy, stress } = givenSliders(checkIn);
  const band = mood === null ? null : moodBand(mood);
  return {
    localDate,
    count: 1,
    ...added('mood', mood),
    ...added('energy', energy),
    ...added('stress', stress),
    ...added('motivation', motivation),
    high: band === 'high' ? 1 : 0,
    low: band === 'low' ? 1 : 0,
    worded: words.length > 0 ? 1 : 0,
    anxious: words.some(isAnxious) ? 1 : 0,
  };
}

type Added = Slider | 'motivation';

function added<Name extends Added>(name: Name, value: number | null) {
  const sums = { [name]: value ?? 0, [`${name}Count`]: value === null ? 0 : 1 };
  return sums as Record<Name | `${Name}Count`, number>;
}

function plus(a: DayFigures, b: DayFigures): DayFigures {
  return {
    localDate: a.localDate,
    count: a.count + b.count,
    mood: a.mood + b.mood,
    moodCount: a.moodCount + b.moodCount,
    energy: a.energy + b.energy,
    energyCount: a.energyCount + b.energyCount,
    stress: a.stress + b.stress,
    stressCount: a.stressCount + b.stressCount,
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
  return days.map((day) => ({
    localDate: day.localDate,
    count: day.count,
    mood: dayMean(day, 'mood'),
    energy: dayMean(day, 'energy'),
    stress: dayMean(day, 'stress'),
    motivation: dayMean(day, 'motivation'),
  }));
}

/** The mean of one value on a day, 0-10; null where nobody gave it. */
export function dayMean(day: DayFigures, name: Added): number | null {
  return day[`${name}Count`] === 0 ? null : day[name] / day[`${name}Count`];
}
