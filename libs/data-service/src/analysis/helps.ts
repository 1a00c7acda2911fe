import { givenSliders } from '@nafas/insights';
import { toOutcomes } from '@nafas/insights/helps';
import type { PersonalHistory } from './link-entries.ts';

/** The same breath for a minute longer, in the Mindfulness Exercise. */
const SAME: Readonly<Record<string, string>> = { 'slow-breathing': 'breathing-4-6' };

/** What came of the exercises of somebody's days: the check-ins in order, the exercises by their names, and the outcomes. */
export function toExerciseHistory(history: PersonalHistory) {
  const checkIns = history.checkIns
    .map((checkIn) => ({
      occurredAt: checkIn.occurredAt,
      localDate: checkIn.localDate,
      ...givenSliders(checkIn),
    }))
    .sort((a, b) => a.occurredAt.localeCompare(b.occurredAt));
  const activities = history.activities.map((activity) => ({
    ...activity,
    exercise: SAME[activity.exercise] ?? activity.exercise,
  }));
  return { checkIns, activities, outcomes: toOutcomes(activities, checkIns) };
}
