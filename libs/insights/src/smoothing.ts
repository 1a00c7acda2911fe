import type { DailyValue } from './daily-means.ts';
import { daysBetween } from './local-date.ts';

/** The weight of the newest day (product decisions, "Figures"). */
export const LAMBDA = 0.2;

/**
 * So many days before it shape a day's figure, and as many are loaded before the first day shown: of somebody who checks in
 * daily, what is older weighs 0.8^30 = 0.1 %, less than half a percent point of a score.
 */
export const WARM_UP_DAYS = 30;

/**
 * Exponentially weighted moving average of daily values, with the start-up bias taken out:
 * raw_g = (1 - lambda) raw_(g-1) + lambda x_g with raw_0 = 0, and z_g = raw_g / (1 - (1 - lambda)^g).
 * Source of the average: Roberts, "Control Chart Tests Based on Geometric Moving Averages" (1959);
 * of the correction: Kingma and Ba, "Adam" (2015), section 3.
 *
 * g counts calendar days, the day of the first value being 1. A day without a value says nothing, so
 * it is taken to be like the average so far: z stays where it was (a gap neither lowers nor raises a
 * score), g counts on, and the correction stays exact.
 *
 * @param days in order, one per date (see `dailyMeans`)
 * @returns one smoothed value for each given day, on the same scale
 */
export function smooth(days: readonly DailyValue[], lambda: number = LAMBDA): DailyValue[] {
  const [first] = days;
  if (!first) return [];
  let smoothed = first.value;
  return days.map(({ localDate, value }) => {
    const g = daysBetween(first.localDate, localDate) + 1;
    smoothed += gain(g, lambda) * (value - smoothed);
    return { localDate, value: smoothed };
  });
}

/**
 * The same recurrence written by its gain: exact while the values don't change, and a filled day (x = z) leaves z alone, so
 * the days in between need no step of their own.
 */
const gain = (g: number, lambda: number) => lambda / (1 - (1 - lambda) ** g);

const GAINS = Array.from({ length: WARM_UP_DAYS + 1 }, (_, day) => gain(day + 1, LAMBDA));

/**
 * {@link smooth}, where each day knows of the {@link WARM_UP_DAYS} before it and of nothing older. After a long gap an old
 * value would weigh as much as a recent one: a figure would then depend on how much was loaded, differ from one screen to the
 * next, and move on the day on which the old value is no longer loaded.
 *
 * @param days in order, one per date, from `historyStart` on
 */
export function smoothRecent(days: readonly DailyValue[]): DailyValue[] {
  const [first] = days;
  if (!first) return [];
  // Counted once: to read a date takes longer than all the rest.
  const counted = days.map(({ localDate, value }) => ({
    day: daysBetween(first.localDate, localDate),
    value,
  }));
  let start = 0;
  return days.map(({ localDate }, at) => {
    const today = counted[at]?.day ?? 0;
    while ((counted[start]?.day ?? today) < today - WARM_UP_DAYS) start += 1;
    const from = counted[start];
    let smoothed = from?.value ?? 0;
    for (let index = start + 1; index <= at; index += 1) {
      const { day, value } = counted[index] ?? { day: today, value: smoothed };
      smoothed += (GAINS[day - (from?.day ?? day)] ?? LAMBDA) * (value - smoothed);
    }
    return { localDate, value: smoothed };
  });
}

/** The value that holds on a date: that of the latest day up to it, or null before the first. */
export function valueOn(smoothed: readonly DailyValue[], localDate: string): number | null {
  return smoothed.findLast((day) => day.localDate <= localDate)?.value ?? null;
}
