import type { Slider } from './check-in.ts';
import { type Daypart, daypartOfHour } from './daypart.ts';

/** The check-ins of one hour of the day (0-23, on the person's own clock) over a range, added up. */
export interface HourFigures {
  hour: number;
  count: number;
  /** Sums of each slider and how many check-ins set it. */
  mood: number;
  moodCount: number;
  energy: number;
  energyCount: number;
  stress: number;
  stressCount: number;
}

/** One part of the day and the mean that makes it a peak. */
export interface Peak {
  daypart: Daypart;
  /** 0-10. */
  mean: number;
  /** How many check-ins it rests on. */
  count: number;
}

/** When happiness, energy and stress are highest; null where no part of the day is clearly so, or too little is known. */
export interface PeakTimes {
  /** How many check-ins there are in all. */
  checkIns: number;
  happiness: Peak | null;
  energy: Peak | null;
  stress: Peak | null;
}

/** A part of the day counts from so many check-ins on; fewer are a day's chance. */
export const ENOUGH_PART = 3;
/** Parts whose means are closer than this, in points of 10, are alike: neither is a peak. */
const CLEAR_POINTS = 0.5;

const SLIDER_OF = { happiness: 'mood', energy: 'energy', stress: 'stress' } as const;

/** Parts of the day with enough check-ins, each with the mean of one slider, the highest first. */
function parts(hours: readonly HourFigures[], slider: Slider): Peak[] {
  const sums = new Map<Daypart, { sum: number; count: number }>();
  for (const hour of hours) {
    const daypart = daypartOfHour(hour.hour);
    const { sum, count } = sums.get(daypart) ?? { sum: 0, count: 0 };
    sums.set(daypart, { sum: sum + hour[slider], count: count + hour[`${slider}Count`] });
  }
  return [...sums]
    .filter(([, { count }]) => count >= ENOUGH_PART)
    .map(([daypart, { sum, count }]) => ({ daypart, mean: sum / count, count }))
    .sort((a, b) => b.mean - a.mean);
}

/**
 * The part of the day in which each is highest. Each is told by itself: whoever leaves one slider alone still learns of the
 * others. Null where none can be told: of no slider do two parts of the day have three check-ins, so that there is nothing to
 * compare.
 */
export function peakTimes(hours: readonly HourFigures[]): PeakTimes | null {
  const found = (['happiness', 'energy', 'stress'] as const).map((name) => {
    const [first, second] = parts(hours, SLIDER_OF[name]);
    if (!first || !second) return { isCompared: false, peak: null };
    return { isCompared: true, peak: first.mean - second.mean >= CLEAR_POINTS ? first : null };
  });
  if (found.every(({ isCompared }) => !isCompared)) return null;
  const [happiness = null, energy = null, stress = null] = found.map(({ peak }) => peak);
  const checkIns = hours.reduce((sum, { count }) => sum + count, 0);
  return { checkIns, happiness, energy, stress };
}
