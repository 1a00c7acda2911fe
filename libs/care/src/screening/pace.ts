/**
 * How work on many items is paced: a browser lets its page have turns in between (`inTurns` of the platform, which this
 * library knows nothing of).
 */
export type Pace = <Item>(items: readonly Item[], run: (item: Item) => void) => Promise<void>;

/** For servers and tools, where nobody waits for the next frame. */
const atOnce: Pace = (items, run) => {
  items.forEach((item) => run(item));
  return Promise.resolve();
};

let pace = atOnce;

/** Sets how all screening that follows is paced. Until it is called everything runs at once. */
export function setPace(next: Pace): void {
  pace = next;
}

/** Calls `run` with each item, at the pace that was set. */
export const atPace: Pace = (items, run) => pace(items, run);
