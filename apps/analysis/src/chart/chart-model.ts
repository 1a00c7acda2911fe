import type { Moment } from '@nafas/data-service/analysis';
import { type ChartPoint, type ChartTime, tickPlaces } from '@nafas/design-system/chart';
import {
  addDays,
  type DayFigures,
  dayMeans,
  type DayRange,
  daysBetween,
  daySeries,
  type Lines,
  momentSeries,
  rangeStart,
} from '@nafas/insights';
import type { Format } from '../format.ts';

/** The lines of the chart, in the order they are read out, and the design system's colour and dash of each. */
export const LINES = [
  { series: 'mood', tone: 'happiness' },
  { series: 'energy', tone: 'energy' },
  { series: 'stress', tone: 'stress' },
] as const;

type Tone = (typeof LINES)[number]['tone'];

/** The figures of one moment, each where its line stands. */
export interface LinePoint extends ChartPoint<Tone> {
  readonly values: Readonly<Record<Tone, number | null>>;
}

/** All that a chart of one range shows, already in the person's language. */
export interface ChartModel {
  /** In order of time. */
  readonly points: readonly LinePoint[];
  readonly time: ChartTime;
  /** The ends of the time axis in words. */
  readonly from: string;
  readonly to: string;
  readonly unit: 'day' | 'time';
}

/** The figures of a check-in or day under the names of their lines. */
function lineValues({ mood, energy, stress }: Lines): LinePoint['values'] {
  return { happiness: mood, energy, stress };
}

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
      label: format.weekday(localDate),
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

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The chart of the last 24 hours: each check-in as it was entered. */
export function momentChart(
  moments: readonly Moment[],
  now: Date,
  format: Format,
  nowLabel: string,
): ChartModel {
  const last = now.getTime();
  const first = last - DAY_MS;
  return {
    points: momentSeries(moments, now).map(({ occurredAt, ...lines }) => {
      const x = Date.parse(occurredAt);
      return { values: lineValues(lines), x, label: format.time(x) };
    }),
    time: {
      domain: [first, last],
      ticks: tickPlaces(first, last, HOUR_MS).map((x) => ({
        x,
        label: x === last ? nowLabel : format.time(x),
      })),
    },
    from: format.time(first),
    to: format.time(last),
    unit: 'time',
  };
}
