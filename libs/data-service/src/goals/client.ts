import type { OutboxWrite, PlatformV1 } from '@nafas/platform';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { getQueryClient, getWrites } from '../client/query-client.ts';
import { save, type Saved, snapshot, withMissing, writesSince } from '../client/writes.ts';
import { serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { type Goal, type GoalChange, goalCodec } from './goal.ts';
import type { GoalService } from './service.ts';
import { createSimulatedGoals } from './simulated.ts';
import { createSupabaseGoals } from './supabase.ts';

function goalService(platform: PlatformV1): Promise<GoalService> {
  return serviceFor(platform, createSimulatedGoals, createSupabaseGoals);
}

/** The goals as far as the server has them; see {@link goalsWithWrites}. */
export function goals(platform: PlatformV1) {
  return queryOptions({
    queryKey: [TOPIC.goals, 'list'],
    queryFn: () => snapshot(platform, async () => (await goalService(platform)).list()),
  });
}

/** When each goal last reached 100, by id. */
export function goalsReached(platform: PlatformV1) {
  return queryOptions({
    queryKey: [TOPIC.goals, 'reached'],
    queryFn: async () => (await goalService(platform)).reached(),
  });
}

/** The server's goals, and those among writes of the outbox that it does not have, in the order of making. */
export function goalsWithWrites(
  stored: readonly Goal[],
  writes: readonly OutboxWrite[],
): readonly Goal[] {
  const { table, ofRow } = goalCodec;
  const written = writes.filter((write) => write.table === table).map(({ row }) => ofRow(row));
  const all = withMissing(stored, written);
  return all === stored ? stored : inOrder(all);
}

const inOrder = (all: readonly Goal[]) =>
  [...all].sort((a, b) => a.createdAt.localeCompare(b.createdAt));

/** Returns the goal with this id from the cache, if it is there. */
export function getCachedGoal(platform: PlatformV1, id: string): Goal | undefined {
  return known(platform)?.find((goal) => goal.id === id);
}

function known(platform: PlatformV1): readonly Goal[] | undefined {
  const list = getQueryClient(platform).getQueryData(goals(platform).queryKey);
  return list && goalsWithWrites(list.value, writesSince(getWrites(platform).get(), list.asOf));
}

/** Changes what is shown before the server answers. A list that is being fetched meanwhile must not undo it. */
function show(platform: PlatformV1, change: (all: readonly Goal[]) => readonly Goal[]): void {
  const client = getQueryClient(platform);
  const { queryKey } = goals(platform);
  void client.cancelQueries({ queryKey });
  const { left } = getWrites(platform).get();
  client.setQueryData(
    queryKey,
    (list) =>
      list && {
        // Writes that left the outbox become part of the list; those still waiting do not.
        value: [
          ...change(goalsWithWrites(list.value, writesSince({ waiting: [], left }, list.asOf))),
        ],
        asOf: left.length,
      },
  );
}

const put = (platform: PlatformV1, goal: Goal) =>
  show(platform, (all) =>
    all.some(({ id }) => id === goal.id)
      ? all.map((one) => (one.id === goal.id ? goal : one))
      : inOrder([...all, goal]),
  );
const hide = (platform: PlatformV1, id: string) =>
  show(platform, (all) => all.filter((one) => one.id !== id));

// Changes of one goal go out one after the other, each on the version that the one before made.
const getScope = (id: string) => ({ id: `goal ${id}` });

/** Sets the progress of a goal: shown at once, and reverted when it fails. */
export function setGoalProgress(platform: PlatformV1, { id, progress: before, version }: Goal) {
  return mutationOptions({
    scope: getScope(id),
    onMutate(progress: number) {
      const goal = getCachedGoal(platform, id);
      if (goal) put(platform, { ...goal, progress });
    },
    async mutationFn(progress: number) {
      const now = getCachedGoal(platform, id)?.version ?? version;
      return (await goalService(platform)).setProgress({ id, version: now }, progress);
    },
    onSuccess: (stored) => put(platform, stored),
    onError(_error, progress) {
      const goal = getCachedGoal(platform, id);
      if (goal?.progress === progress) put(platform, { ...goal, progress: before });
    },
    onSettled: () => platform.invalidate(TOPIC.goals),
  });
}

/** Changes the words or the day of a goal; the form that asks stays open until it is stored. */
export function changeGoal(platform: PlatformV1, goal: Goal) {
  return mutationOptions({
    scope: getScope(goal.id),
    async mutationFn(change: GoalChange) {
      const now = getCachedGoal(platform, goal.id);
      // Progress that was saved meanwhile is no conflict; other words are.
      const base = now && hasSameWords(now, goal) ? now : goal;
      return (await goalService(platform)).change(base, change);
    },
    onSuccess: (stored) => put(platform, stored),
    onSettled: () => platform.invalidate(TOPIC.goals),
  });
}

const hasSameWords = (a: Goal, b: Goal) =>
  a.title === b.title &&
  a.description === b.description &&
  a.category === b.category &&
  a.deadline === b.deadline;

/** Every progress that a goal had, in order of time. */
export function goalSteps(platform: PlatformV1, id: string) {
  return queryOptions({
    queryKey: [TOPIC.goals, 'steps', id],
    queryFn: async () => (await goalService(platform)).steps([id]),
  });
}

/** Removes a goal: gone at once, and back when it fails. */
export function removeGoal(platform: PlatformV1, goal: Goal) {
  return mutationOptions({
    scope: getScope(goal.id),
    onMutate: () => hide(platform, goal.id),
    mutationFn: async () => (await goalService(platform)).remove(goal.id),
    // A list that was fetched meanwhile may have brought it back.
    onSuccess: () => hide(platform, goal.id),
    onError: () => put(platform, goal),
    onSettled: () => platform.invalidate(TOPIC.goals),
  });
}

/**
 * Saves a new goal, or one that was removed, once however often it is repeated, and shows it. Rejects when it is nowhere
 * but in the caller's hands.
 */
export function saveGoal(platform: PlatformV1, goal: Goal): Promise<Saved> {
  const { table, toRow } = goalCodec;
  return save(platform, { table, row: toRow(goal), topic: TOPIC.goals }, async () => {
    put(platform, await (await goalService(platform)).add(goal));
  });
}
