import { type ActiveMinutes, activeMinutes, type ExerciseDone } from './active-minutes.ts';
import type { DayEntry } from './check-in.ts';
import type { NotEnough } from './enough-data.ts';
import { type GoalTrack, motivationLevel, type MotivationScore } from './motivation.ts';
import { emotionalScore, type Score } from './score.ts';

/** The three figures of the dashboard (DATA-056 to -064). */
export interface Stats {
  emotionalScore: Score | NotEnough;
  motivationLevel: MotivationScore | NotEnough;
  activeMinutes: ActiveMinutes;
}

/** The input of the figures. */
export interface StatsInput {
  /** Check-ins, or days of them: the means and how many there were. */
  checkIns: readonly (DayEntry & { count?: number })[];
  exercises?: readonly ExerciseDone[];
  /** For the motivation level where none was rated. */
  goals?: readonly GoalTrack[];
  /** The local date, `YYYY-MM-DD`. */
  today: string;
}

/** The three figures of the dashboard from a person's own check-ins and exercises. */
export function stats({ checkIns, exercises = [], goals = [], today }: StatsInput): Stats {
  return {
    emotionalScore: emotionalScore(checkIns, today),
    motivationLevel: motivationLevel(checkIns, today, goals),
    activeMinutes: activeMinutes(checkIns, exercises, today),
  };
}
