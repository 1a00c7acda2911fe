import { daysBetween } from '../local-date.ts';
import type { Deed, Deeds } from './deeds.ts';

/** The achievements there are, in the order of the catalogue. */
export const ACHIEVEMENT_IDS = [
  'first-check-in',
  'steady-week',
  'thirty-days',
  'first-goal',
  'goal-completed',
  'first-exercise',
  'sixty-minutes',
  'first-conversation',
] as const;
/** The id of an achievement, as the catalogue in the database has it. */
export type AchievementId = (typeof ACHIEVEMENT_IDS)[number];

/** How far a person is with one achievement. */
export interface AchievementProgress {
  /** Whole steps done, 0 to `target`. */
  readonly done: number;
  readonly target: number;
  /** The deed that completed it; null until then. */
  readonly earned: Deed | null;
}

const STEADY_DAYS = 7;
const STEADY_WINDOW = 10;
const MANY_DAYS = 30;
const MINUTES = 60;

const byTime = (a: Deed, b: Deed): number => a.occurredAt.localeCompare(b.occurredAt);
const byDay = (a: Deed, b: Deed): number => a.localDate.localeCompare(b.localDate);

// Stored minutes have two decimals: a hundred tenths of a minute are ten minutes, not a little less.
const toHundredths = (minutes: number): number => Math.round(minutes * 100) / 100;

/** The first deed of each day, by day. */
function days(deeds: readonly Deed[]): Deed[] {
  const first = new Map<string, Deed>();
  for (const deed of [...deeds].sort(byTime)) {
    if (!first.has(deed.localDate)) first.set(deed.localDate, deed);
  }
  return [...first.values()].sort(byDay);
}

function atOnce(deeds: readonly Deed[]): AchievementProgress {
  const earned = [...deeds].sort(byTime)[0] ?? null;
  return { done: earned ? 1 : 0, target: 1, earned };
}

/** The first of `deeds` at which `count` reaches the target, else how far it got at its best. */
function counted<D extends Deed>(
  deeds: readonly D[],
  target: number,
  count: (deed: D, index: number) => number,
): AchievementProgress {
  const counts = deeds.map(count);
  const at = counts.findIndex((each) => each >= target);
  const done = Math.floor(Math.min(target, Math.max(0, ...counts)));
  return { done, target, earned: deeds[at] ?? null };
}

/**
 * How far somebody is with each achievement; the twin of `achievement_progress` in the database. Days that pass take
 * nothing away: for 7 of 10 days the best 10 there ever were count.
 */
export function achievementProgress(deeds: Deeds): Record<AchievementId, AchievementProgress> {
  const checkInDays = days(deeds.checkIns);
  const exercises = [...deeds.exercises].sort(byTime);
  const recent = (last: Deed) =>
    checkInDays.filter(({ localDate }) => {
      const before = daysBetween(localDate, last.localDate);
      return before >= 0 && before < STEADY_WINDOW;
    }).length;
  let minutes = 0;
  return {
    'first-check-in': atOnce(checkInDays.slice(0, 1)),
    'steady-week': counted(checkInDays, STEADY_DAYS, recent),
    'thirty-days': counted(checkInDays, MANY_DAYS, (_, index) => index + 1),
    'first-goal': atOnce(deeds.goalsSet),
    'goal-completed': atOnce(deeds.goalsReached),
    'first-exercise': atOnce(exercises.filter(({ completed }) => completed)),
    'sixty-minutes': counted(exercises, MINUTES, (exercise) => {
      minutes = toHundredths(minutes + exercise.minutes);
      return minutes;
    }),
    'first-conversation': atOnce(deeds.messages),
  };
}
