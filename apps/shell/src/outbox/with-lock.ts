/** Runs `task` while no other runs of this name. Rejects with an AbortError when `signal` aborts while waiting. */
export type WithLock = (
  name: string,
  signal: AbortSignal,
  task: () => Promise<void>,
) => Promise<void>;

/**
 * Web Locks, over all tabs. Without them only this tab takes turns with itself; another tab may then send the same row,
 * which the server stores once.
 */
export function createLock(): WithLock {
  const turns = new Map<string, Promise<unknown>>();
  return async (name, signal, task) => {
    // Missing outside secure contexts, whatever its type says.
    const locks = navigator.locks as LockManager | undefined;
    if (locks) return locks.request(name, { signal }, task);
    const start = () => {
      signal.throwIfAborted();
      return task();
    };
    const turn = (turns.get(name) ?? Promise.resolve()).then(start, start);
    turns.set(name, turn);
    return turn;
  };
}
