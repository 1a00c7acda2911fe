const turns = new Map<string, Promise<unknown>>();

/**
 * Runs `task` while no other tab runs one of this name. Without Web Locks only this tab takes turns with itself;
 * another tab may then send the same row, which the server stores once.
 * Rejects with an AbortError when `signal` aborts while waiting.
 */
export async function withLock(
  name: string,
  signal: AbortSignal,
  task: () => Promise<void>,
): Promise<void> {
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
}
