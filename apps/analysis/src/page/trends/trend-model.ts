import {
  addDays,
  daysBetween,
  trends,
  type DateSpan,
  type DayFigures,
  type TrendPoint,
} from '@nafas/insights';
import { tickPlaces } from '../../chart/ticks.ts';
import type { Format } from '../../format/create-format.ts';

/** The areas from the ground up, in the order they are stacked. */
export const AREAS = ['negative', 'neutral', 'positive'] as const;
export type Area = (typeof AREAS)[number];

/** One day in percent, 0-100. */
export interface TrendDay extends Record<Area, number> {
  /** Days from the first date of the range. */
  readonly x: number;
  readonly label: string;
}

/** All that the chart of one range shows, already in the person's language. */
export interface TrendModel {
  /** Days with a check-in, in order. */
  readonly points: readonly TrendDay[];
  readonly domain: readonly [number, number];
  readonly ticks: readonly { readonly x: number; readonly label: string }[];
  readonly from: string;
  readonly to: string;
}

const percents = ({ positive, negative, neutral }: TrendPoint): Record<Area, number> => ({
  positive: 100 * positive,
  negative: 100 * negative,
  neutral: 100 * neutral,
});

/** The chart of the days of a range. */
export function trendModel(
  days: readonly DayFigures[],
  { from, to }: DateSpan,
  format: Format,
): TrendModel {
  const last = daysBetween(from, to);
  return {
    points: trends(days, from, to).map((point) => ({
      ...percents(point),
      x: daysBetween(from, point.day),
      label: format.fullDay(point.day),
    })),
    domain: [0, last],
    ticks: tickPlaces(0, last, 1).map((x) => ({ x, label: format.day(addDays(from, x)) })),
    from: format.fullDay(from),
    to: format.fullDay(to),
  };
}
