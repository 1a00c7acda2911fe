import {
  tickPlaces,
  type AreaTone,
  type ChartPoint,
  type ChartTime,
} from '@nafas/design-system/chart';
import {
  addDays,
  daysBetween,
  trends,
  type DateSpan,
  type DayFigures,
  type TrendPoint,
} from '@nafas/insights';
import type { Format } from '../../format.ts';

/** The areas from the top down, as they are stacked. */
export const AREAS = ['positive', 'neutral', 'negative'] as const;

/** One day in percent, 0-100; its place is days from the first date of the range. */
export interface TrendDay extends ChartPoint<AreaTone> {
  readonly values: Readonly<Record<AreaTone, number>>;
}

/** All that the chart of one range shows, already in the person's language. */
export interface TrendModel {
  /** Days with a check-in, in order. */
  readonly points: readonly TrendDay[];
  readonly time: ChartTime;
  readonly from: string;
  readonly to: string;
}

const percents = ({ positive, negative, neutral }: TrendPoint): TrendDay['values'] => ({
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
      values: percents(point),
      x: daysBetween(from, point.day),
      label: format.fullDay(point.day),
    })),
    time: {
      domain: [0, last],
      ticks: tickPlaces(0, last, 1).map((x) => ({ x, label: format.day(addDays(from, x)) })),
    },
    from: format.fullDay(from),
    to: format.fullDay(to),
  };
}
