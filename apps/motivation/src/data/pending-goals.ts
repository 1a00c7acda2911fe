import { type Goal, goalOfRow, GOALS_TABLE } from '@nafas/data-service/goals';
import type { OutboxWrite } from '@nafas/platform';

/** The goals among the writes that the server doesn't have yet. They were checked before they were enqueued. */
export function pendingGoals(writes: readonly OutboxWrite[]): Goal[] {
  return writes.filter(({ table }) => table === GOALS_TABLE).map(({ row }) => goalOfRow(row));
}
