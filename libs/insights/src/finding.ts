import type { DayEntry } from './check-in.ts';
import { dailyMeans, type DailyValue } from './daily-means.ts';
import { ENOUGH_WINDOW_DAYS, missingDays, type NotEnough } from './enough-data.ts';
import { addDays, daysBetween } from './local-date.ts';
import { emotionalScore } from './score.ts';
import { smoothedDays } from './series.ts';

/** The finding of the sentence under the chart. The words are the app's, in its language. */
export type Finding =
  | { kind: 'no-check-ins' }
  | { kind: 'first-check-in' }
  | NotEnough
  /** Smoothed stress has been under (over) smoothed energy for `days` days up to the last check-in. */
  | { kind: 'stress-below-energy'; days: number }
  | { kind: 'stress-above-energy'; days: number }
  /** The emotional score moved by `points` percent points (above 0) against 7 days before. */
  | { kind: 'mood-up'; points: number }
  | { kind: 'mood-down'; points: number }
  /** Neither moved, and the moods of the last 14 days were close to each other, or were not. */
  | { kind: 'steady' }
  | { kind: 'moving' };

/** A run shorter than this is a day's chance, not a finding. */
const RUN_DAYS = 3;
/** A mood change smaller than this many percent points is called steady. */
const MOOD_POINTS = 5;
/** What both lines said longer ago than this says nothing of now. */
const RECENT_DAYS = 7;
/** Days whose moods are further apart (standard deviation, in points of 10) are not called steady. */
const STEADY_SD = 1.5;

interface BothPoint {
  localDate: string;
  stress: number;
  energy: number;
}

/** Calendar days from the start of the run that the last point ends; 0 when that breaks it, or too few points make it. */
function runDays(points: readonly BothPoint[], holds: (point: BothPoint) => boolean): number {
  const last = points.at(-1);
  const run = points.slice(points.findLastIndex((point) => !holds(point)) + 1);
  const [start] = run;
  return last && start && run.length >= RUN_DAYS
    ? daysBetween(start.localDate, last.localDate) + 1
    : 0;
}

/** Whether the moods of the last days are close to each other, by their sample standard deviation. */
function isSteady(moods: readonly DailyValue[], today: string): boolean {
  const from = addDays(today, 1 - ENOUGH_WINDOW_DAYS);
  const recent = moods.filter(({ localDate }) => localDate >= from).map(({ value }) => value);
  const mean = recent.reduce((sum, value) => sum + value, 0) / recent.length;
  const squares = recent.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (recent.length - 1)) <= STEADY_SD;
}

/**
 * The one finding for the sentence under the chart. In this order: nothing yet, the first check-in,
 * too few days; then what is good to know before what is hard: stress below energy, mood up, stress
 * above energy, mood down; else whether the days were steady.
 *
 * @param checkIns every check-in from `historyStart` on, or the means of each day and how many there were
 * @param today the local date
 * @param earlier true when there are older check-ins that are not given here: then a single one is
 *   not called the first
 */
export function finding(
  checkIns: readonly (DayEntry & { count?: number })[],
  today: string,
  earlier = false,
): Finding {
  const past = checkIns.filter(({ localDate }) => localDate <= today);
  const total = past.reduce((sum, { count = 1 }) => sum + count, 0);
  if (total === 0 && !earlier) return { kind: 'no-check-ins' };
  if (total === 1 && !earlier) return { kind: 'first-check-in' };
  const moods = dailyMeans(past, (checkIn) => checkIn.mood);
  const missing = missingDays(moods, today);
  if (missing > 0) return { kind: 'not-enough', missingDays: missing };

  // Days on which both lines have something.
  const points = smoothedDays(past, today).flatMap(({ localDate, stress, energy }) =>
    stress === null || energy === null ? [] : { localDate, stress, energy },
  );
  const isRecent = (points.at(-1)?.localDate ?? '') > addDays(today, -RECENT_DAYS);
  const below = runDays(points, ({ stress, energy }) => stress < energy);
  if (isRecent && below > 0) return { kind: 'stress-below-energy', days: below };
  const score = emotionalScore(past, today);
  const moved = score.kind === 'score' ? (score.change ?? 0) : 0;
  if (moved >= MOOD_POINTS) return { kind: 'mood-up', points: moved };
  const above = runDays(points, ({ stress, energy }) => stress > energy);
  if (isRecent && above > 0) return { kind: 'stress-above-energy', days: above };
  if (moved <= -MOOD_POINTS) return { kind: 'mood-down', points: -moved };
  return { kind: isSteady(moods, today) ? 'steady' : 'moving' };
}
