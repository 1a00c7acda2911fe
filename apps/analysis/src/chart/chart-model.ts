import type { ChartPoint, ChartTime } from '@nafas/design-system/chart';
import type { Lines } from '@nafas/insights';

/** The lines of the chart, in the order they are read out, and the design system's colour and dash of each. */
export const LINES = [
  { series: 'mood', tone: 'happiness' },
  { series: 'energy', tone: 'energy' },
  { series: 'stress', tone: 'stress' },
] as const;

type Tone = (typeof LINES)[number]['tone'];

/** The figures of one moment, each where its line stands. */
export interface LinePoint extends ChartPoint<Tone> {
  readonly values: Readonly<Record<Tone, number>>;
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
export function lineValues({ mood, energy, stress }: Lines): LinePoint['values'] {
  return { happiness: mood, energy, stress };
}
