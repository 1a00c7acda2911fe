import { nextTask } from '@nafas/platform/tasks';

type Part<Result> = () => Promise<Result>;

/**
 * Runs parts of the start one after the other, each in a task of its own: what is pressed or scrolled meanwhile waits
 * for one part, not for all. Resolves with what the last returned; a part that fails ends it.
 */
export async function runInTasks<Result>(first: readonly Part<unknown>[], last: Part<Result>) {
  for (const part of first) {
    await part();
    await nextTask();
  }
  return last();
}
