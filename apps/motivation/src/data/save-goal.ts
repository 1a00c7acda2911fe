import { type Goal, goalRow, GOALS_TABLE } from '@nafas/data-service/goals';
import type { PlatformV1 } from '@nafas/platform';
import { changeGoals, GOALS_TOPIC, queryClientOf, withGoal } from './goal-cache.ts';
import { serviceOf } from './service-of.ts';

/** Where a goal is now: at the server, on this device until it can go out, or in the demo's tab. */
export type Saved = 'sent' | 'queued' | 'demo';

/**
 * Saves a new goal, or one that was deleted, and shows it in the list. Repeating it with the same one stores it once.
 * Rejects when the goal is nowhere but in the caller's hands.
 */
export async function saveGoal(platform: PlatformV1, goal: Goal): Promise<Saved> {
  const saved = await store(platform, goal);
  // One that waits on the device is shown from the outbox, and is no row of the server's list.
  if (saved !== 'queued') {
    changeGoals(queryClientOf(platform), (goals) => withGoal(goals, { ...goal, version: 1 }));
  }
  platform.invalidate(GOALS_TOPIC);
  return saved;
}

async function store(platform: PlatformV1, goal: Goal): Promise<Saved> {
  if (platform.scope.mode === 'demo') {
    await (await serviceOf(platform)).add(goal);
    return 'demo';
  }
  return platform.enqueue({ table: GOALS_TABLE, row: goalRow(goal), topic: GOALS_TOPIC });
}

/** Whether the server will never take it as it is. The shell's error can only be known by its name. */
export function isRefused(error: unknown): boolean {
  return error instanceof Error && error.name === 'OutboxRefused';
}
