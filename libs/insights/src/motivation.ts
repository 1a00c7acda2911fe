import type { DayEntry } from './check-in.ts';
import { dailyMeans } from './daily-means.ts';
import type { NotEnough } from './enough-data.ts';
import { type Score, computeScore } from './score.ts';

/** A motivation level, and which of the two ways it was found: the card says so. */
export interface MotivationScore extends Score {
  basis: 'self-rated';
}

/**
 * The motivation level: smoothed daily means of the optional motivation slider in percent. Only days
 * on which it was set count, and the same five of the last 14 days are needed as for the score.
 */
export function motivationLevel(
  checkIns: readonly DayEntry[],
  today: string,
): MotivationScore | NotEnough {
  const rated = computeScore(
    dailyMeans(checkIns, (checkIn) => checkIn.motivation),
    today,
  );
  return rated.kind === 'score' ? { ...rated, basis: 'self-rated' } : rated;
}

/**
 * One day's step of goal follow-through: s' = s m + c (1 - m), m = 0.5^(sqrt(f) / 13). This is the
 * habit strength of Loop Habit Tracker (`Score.compute`): what is due daily halves in 13 days of
 * doing nothing, what is due less often moves more slowly.
 *
 * @param strength the strength so far, 0-1 (0 at the start)
 * @param completed the share of the day's due step that was done, 0-1
 * @param frequency how many times a day it is due: 1 daily, 3/7 three times a week; above 0
 * @returns the strength after the day, 0-1
 */
export function followThrough(strength: number, completed: number, frequency: number): number {
  if (!(frequency > 0)) throw new RangeError(`The frequency must be above 0: ${frequency}`);
  const memory = 0.5 ** (Math.sqrt(frequency) / 13);
  return strength * memory + completed * (1 - memory);
}
