import { tickPlaces } from '@nafas/design-system/chart';
import {
  addDays,
  daySeries,
  daysBetween,
  rangeStart,
  dayMeans,
  type DayFigures,
  type DayRange,
} from '@nafas/insights';
import type { Format } from '../format/create-format.ts';
import { lineValues, type ChartModel } from './chart-model.ts';

/** The chart of a range of days: one smoothed point for each day with a check-in. */
export function dayChart(
  days: readonly DayFigures[],
  range: DayRange,
  today: string,
  format: Format,
  todayLabel: string,
): ChartModel {
  const from = rangeStart(range, today);
  const last = daysBetween(from, today);
  return {
    points: daySeries(dayMeans(days), range, today).map(({ localDate, ...lines }) => ({
      values: lineValues(lines),
      x: daysBetween(from, localDate),
      label: format.fullDay(localDate),
    })),
    time: {
      domain: [0, last],
      ticks: tickPlaces(0, last, 1).map((x) => ({
        x,
        label: x === last ? todayLabel : format.day(addDays(from, x)),
      })),
    },
    from: format.fullDay(from),
    to: format.fullDay(today),
    unit: 'day',
  };
}
