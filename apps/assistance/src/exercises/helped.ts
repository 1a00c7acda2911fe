import type { Activity } from '@nafas/data-service/activities';
import type { ExerciseOutcome } from '@nafas/insights/helps';

/** How an exercise went for a person so far. */
export interface Helped {
  /** How often it was done for half a minute or longer. */
  readonly done: number;
  /** After how many of them something is known of what came of it. */
  readonly known: number;
  /** How many of those helped. */
  readonly helped: number;
}

/** Counts by exercise. */
export function countHelped(
  activities: readonly Pick<Activity, 'exercise'>[],
  outcomes: readonly ExerciseOutcome[],
): ReadonlyMap<string, Helped> {
  const all = new Map<string, Helped>();
  for (const { exercise } of activities) {
    const own = outcomes.filter((outcome) => outcome.exercise === exercise);
    all.set(exercise, {
      done: (all.get(exercise)?.done ?? 0) + 1,
      known: own.length,
      helped: own.filter(({ hasHelped }) => hasHelped).length,
    });
  }
  return all;
}
