import { type AnsweredText, addTextAnxiety } from './answered-text.ts';
import { dailyMeans, type DailyValue } from './daily-means.ts';
import { dayMean, type DayFigures } from './day-figures.ts';
import type { NotEnough } from './enough-data.ts';
import { type Score, computeScore } from './score.ts';

/** The figures of the four metric cards, in the order they stand. */
export const METRICS = ['happiness', 'stress', 'energy', 'anxiety'] as const;
/** One of the four figures, each in percent; {@link metricDays} says what it is computed from. */
export type Metric = (typeof METRICS)[number];

/** Each in percent with its change against 7 days before, or how many days are missing. There is no composite. */
export type Metrics = Record<Metric, Score | NotEnough>;

/**
 * One value a day, 0-10, of the days that have one. Happiness is the mood. Anxiety is the share of the day's check-ins
 * with emotion words, and of its answered texts, that speak of anxiety: a day without either says nothing about it.
 */
export function metricDays(
  days: readonly DayFigures[],
  metric: Metric,
  texts: readonly AnsweredText[] = [],
): DailyValue[] {
  return dailyMeans(metric === 'anxiety' ? addTextAnxiety(days, texts) : days, READ[metric]);
}

const READ: Record<Metric, (day: DayFigures) => number | null> = {
  happiness: (day) => dayMean(day, 'mood'),
  stress: (day) => dayMean(day, 'stress'),
  energy: (day) => dayMean(day, 'energy'),
  anxiety: ({ anxious, worded }) => (worded === 0 ? null : (10 * anxious) / worded),
};

/**
 * The four figures as they are on `today`: daily means, smoothed like the emotional score (see `smooth`).
 *
 * @param days in order, from `historyStart` on
 * @param texts of the same days, for anxiety
 */
export function metrics(
  days: readonly DayFigures[],
  today: string,
  texts: readonly AnsweredText[] = [],
): Metrics {
  const of = (metric: Metric) => computeScore(metricDays(days, metric, texts), today);
  return {
    happiness: of('happiness'),
    stress: of('stress'),
    energy: of('energy'),
    anxiety: of('anxiety'),
  };
}
