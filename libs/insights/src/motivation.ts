import type { DayEntry } from './check-in.ts';
import { type DailyValue, dailyMeans } from './daily-means.ts';
import { missingDays, type NotEnough } from './enough-data.ts';
import { addDays, daysBetween, eachDay } from './local-date.ts';
import { type Score, computeScore } from './score.ts';
import { valueOn } from './smoothing.ts';

/** A motivation level, and which of the two ways it was found: the card says so. */
export interface MotivationScore extends Score {
  basis: 'self-rated' | 'follow-through';
}

/** A goal and how its progress went. All dates are the person's local dates, `YYYY-MM-DD`. */
export interface GoalTrack {
  startedOn: string;
  deadline: string;
  /** In order of time: the progress (0-100) from that day on, the last of a day being the day's. */
  steps: readonly { localDate: string; progress: number }[];
}

const CHANGE_DAYS = 7;
const DONE = 100;

/**
 * The motivation level: smoothed daily means of the optional motivation slider in percent, else how the person follows
 * through on goals. Only days on which the slider was set, or a goal was due, count, and the same five of the last 14
 * days are needed as for the score; what is missing is told of the slider.
 */
export function motivationLevel(
  checkIns: readonly DayEntry[],
  today: string,
  goals: readonly GoalTrack[] = [],
): MotivationScore | NotEnough {
  const rated = computeScore(
    dailyMeans(checkIns, (checkIn) => checkIn.motivation),
    today,
  );
  if (rated.kind === 'score') return { ...rated, basis: 'self-rated' };
  const days = followThroughDays(goals, today);
  const value = computePercent(days, today);
  if (value === null) return rated;
  const before = computePercent(days, addDays(today, -CHANGE_DAYS));
  const change = before === null ? null : value - before;
  return { kind: 'score', value, change, basis: 'follow-through' };
}

function computePercent(days: readonly DailyValue[], localDate: string): number | null {
  if (missingDays(days, localDate) > 0) return null;
  const value = valueOn(days, localDate);
  return value === null ? null : Math.round(DONE * value);
}

/**
 * The strength of follow-through (0-1) after each day on which a goal was due. A goal asks for a small step each day
 * from the day after its start to its deadline or completion; the share of it that is done is its progress against the
 * share of time gone, by which its status is told, too. Of several goals the mean counts. A day on which nothing is due
 * leaves the strength alone.
 */
export function followThroughDays(goals: readonly GoalTrack[], today: string): DailyValue[] {
  const shares = goals.flatMap((goal) => computeDueShares(goal, today));
  let strength: number | null = null;
  return dailyMeans(shares, ({ share }) => share).map(({ localDate, value }) => {
    strength = strength === null ? value : followThrough(strength, value, 1);
    return { localDate, value: strength };
  });
}

function computeDueShares({ startedOn, deadline, steps }: GoalTrack, today: string) {
  const last = deadline < today ? deadline : today;
  const length = daysBetween(startedOn, deadline) + 1;
  const progressOn = (day: string) =>
    steps.findLast(({ localDate }) => localDate <= day)?.progress ?? 0;
  return eachDay(addDays(startedOn, 1), last)
    .filter((day) => progressOn(addDays(day, -1)) < DONE)
    .map((localDate) => {
      const due = (DONE * daysBetween(startedOn, localDate)) / length;
      return { localDate, share: Math.min(1, progressOn(localDate) / due) };
    });
}

/**
 * One day's step of goal follow-through: s' = s m + c (1 - m), m = 0.5^(sqrt(f) / 13). This is the
 * habit strength of Loop Habit Tracker (`Score.compute`): what is due daily halves in 13 days of
 * doing nothing, what is due less often moves more slowly.
 *
 * @param strength the strength so far, 0-1 (the first day's share at the start)
 * @param completed the share of the day's due step that was done, 0-1
 * @param frequency how many times a day it is due: 1 daily, 3/7 three times a week; above 0
 * @returns the strength after the day, 0-1
 */
export function followThrough(strength: number, completed: number, frequency: number): number {
  if (!(frequency > 0)) throw new RangeError(`The frequency must be above 0: ${frequency}`);
  const memory = 0.5 ** (Math.sqrt(frequency) / 13);
  return strength * memory + completed * (1 - memory);
}
