import type { Lines } from '@nafas/insights';

/** The lines of the chart, in the order they are read out. */
export const SERIES = ['mood', 'energy', 'stress'] as const;

/** The names of the design system's colours and dashes for a line. */
export const DATA_NAME = { mood: 'happiness', energy: 'energy', stress: 'stress' } as const;

/** What the lines are measured on: 0 to 10. */
export const SCALE = [0, 5, 10] as const;
export const SCALE_MAX = 10;

export interface ChartPoint extends Lines {
  /** Place on the time axis: days from the first date, or milliseconds. */
  readonly x: number;
  /** Date or time in words, for the table. */
  readonly label: string;
}

/** All that a chart of one range shows, already in the person's language. */
export interface ChartModel {
  /** In order of time. */
  readonly points: readonly ChartPoint[];
  readonly domain: readonly [number, number];
  readonly ticks: readonly { readonly x: number; readonly label: string }[];
  /** The ends of the time axis in words. */
  readonly from: string;
  readonly to: string;
  readonly unit: 'day' | 'time';
}
