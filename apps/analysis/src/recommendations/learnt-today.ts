import { EXERCISE_IDS } from '@nafas/data-service/activities';
import { toExerciseHistory } from '@nafas/data-service/analysis/helps';
import type { PersonalHistory } from '@nafas/data-service/analysis/links';
import { chooseLearnt, type LearntChoice } from '@nafas/insights/helps';

/** At a mood so low nothing is offered but what the rules say. */
const LOWEST = 1;

/** What helped in moments like this one, by the choice that the exercises make too; null where nothing may be said. */
export function learntToday(
  history: PersonalHistory,
  now: { instant: string; today: string },
): LearntChoice | null {
  const exercises = toExerciseHistory(history);
  const mood = exercises.checkIns.at(-1)?.mood ?? null;
  if (mood !== null && mood <= LOWEST) return null;
  return chooseLearnt({ ...exercises, exercises: EXERCISE_IDS }, now);
}
