import { tickPlaces } from '@nafas/design-system/chart';
import { momentSeries } from '@nafas/insights';
import type { MomentList } from '../data/moment-list.ts';
import type { Format } from '../format/create-format.ts';
import { lineValues, type ChartModel } from './chart-model.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The chart of the last 24 hours: each check-in as it was entered. */
export function momentChart(
  moments: MomentList,
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
