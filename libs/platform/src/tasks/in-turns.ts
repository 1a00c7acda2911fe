import { nextTask } from './next-task.ts';

/** On a device four times slower than the one at hand it is still less than a task that is felt (50 ms). */
const TURN_MS = 8;

/**
 * Calls `run` with each item, in as many tasks as it takes: what is pressed or drawn meanwhile waits for one of them, not
 * for all. Rejects with what `run` throws, and goes no further then.
 */
export async function inTurns<Item>(
  items: readonly Item[],
  run: (item: Item) => void,
): Promise<void> {
  let begun = performance.now();
  for (const item of items) {
    if (performance.now() - begun >= TURN_MS) {
      await nextTask();
      begun = performance.now();
    }
    run(item);
  }
}
