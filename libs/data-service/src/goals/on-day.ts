import { localDateAt } from '@nafas/insights';
import type { Goal } from './goal.ts';
import type { GoalService } from './service.ts';

/** A goal as it stood at the end of a day. */
export interface GoalOnDay {
  readonly id: string;
  readonly title: string;
  readonly progress: number;
}

/** The goals of the days from one local date to another (both included), with their progress on the last of them. */
export async function loadGoalsOn(
  service: Pick<GoalService, 'list' | 'steps'>,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): Promise<GoalOnDay[]> {
  const goals = (await service.list()).filter(
    ({ startedOn, deadline }: Goal) => startedOn <= to && deadline >= from,
  );
  if (goals.length === 0) return [];
  const steps = await service.steps(goals.map(({ id }) => id));
  return goals.map(({ id, title }) => ({
    id,
    title,
    progress:
      steps.findLast(
        ({ goalId, recordedAt }) =>
          goalId === id && localDateAt(new Date(recordedAt), timeZone) <= to,
      )?.progress ?? 0,
  }));
}
