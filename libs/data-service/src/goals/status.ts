import { daysBetween } from '@nafas/insights';
import type { Goal } from './goal.ts';

/** The status of a goal (DATA-128 to -131). */
export const GOAL_STATUSES = ['In Progress', 'On Track', 'Behind Schedule', 'Completed'] as const;
/** A status as {@link goalStatus} computes it; it is never stored. */
export type GoalStatus = (typeof GOAL_STATUSES)[number];

const DONE = 100;
/** Percent points that progress may lag behind the time gone. */
const SLACK = 15;

/**
 * The status of a goal on a day (`YYYY-MM-DD`), Completed at 100; In Progress when it was
 * made and nothing has happened since; afterwards Behind Schedule when progress is more than 15 points under the share
 * of time gone, else On Track. The deadline's own day still belongs to the goal, so a goal for today is behind tomorrow.
 */
export function goalStatus(
  { progress, startedOn, deadline }: Pick<Goal, 'progress' | 'startedOn' | 'deadline'>,
  today: string,
): GoalStatus {
  if (progress >= DONE) return 'Completed';
  // A traveller's today may be the day before the goal was made.
  const gone = Math.max(0, daysBetween(startedOn, today));
  if (gone === 0 && progress === 0) return 'In Progress';
  const days = daysBetween(startedOn, deadline) + 1;
  // In whole numbers: 100 x gone / days - progress > 15.
  const isBehind = DONE * Math.min(gone, days) > (progress + SLACK) * days;
  return isBehind ? 'Behind Schedule' : 'On Track';
}
