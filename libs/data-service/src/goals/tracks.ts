import { addDays, type GoalTrack, localDateAt } from '@nafas/insights';
import type { GoalService } from './service.ts';

/** Goals that ended so many days ago say nothing about today: half a year weighs less than a thousandth. */
const MEMORY_DAYS = 180;

/** The goals that tell of a person's follow-through on `today`, each with its progress by the days of `timeZone`. */
export async function loadGoalTracks(
  service: Pick<GoalService, 'list' | 'steps'>,
  { today, timeZone }: { today: string; timeZone: string },
): Promise<GoalTrack[]> {
  const since = addDays(today, -MEMORY_DAYS);
  const goals = (await service.list()).filter(({ deadline }) => deadline >= since);
  if (goals.length === 0) return [];
  const steps = await service.steps(goals.map(({ id }) => id));
  return goals.map(({ id, startedOn, deadline }) => ({
    startedOn,
    deadline,
    steps: steps
      .filter(({ goalId }) => goalId === id)
      .map(({ recordedAt, progress }) => ({
        localDate: localDateAt(new Date(recordedAt), timeZone),
        progress,
      })),
  }));
}
