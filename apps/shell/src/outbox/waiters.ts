import type { EnqueueResult } from '@nafas/platform';

/** How long `enqueue` waits for the server before it says `queued`, in milliseconds. */
export const WAIT_MS = 4_000;

interface Waiter {
  resolve(result: EnqueueResult): void;
  reject(error: Error): void;
}

export interface Wait {
  readonly result: Promise<EnqueueResult>;
  /** Ends this wait, unless it has ended. */
  end(result: EnqueueResult): void;
}

/** Those in this tab who want to know what became of a write. */
export interface Waiters {
  /** Waits for an operation; `queued` after {@link WAIT_MS}. */
  wait(operationId: string): Wait;
  isAwaited(operationId: string): boolean;
  resolve(operationId: string, result: EnqueueResult): void;
  reject(operationId: string, error: Error): void;
  /** All who still wait get `queued`: what they wait for is on the device. */
  endAll(): void;
}

export function createWaiters(): Waiters {
  const waiting = new Map<string, Set<Waiter>>();
  const of = (operationId: string) => [...(waiting.get(operationId) ?? [])];

  return {
    wait(operationId) {
      let end: Wait['end'] = () => undefined;
      const result = new Promise<EnqueueResult>((resolve, reject) => {
        const waiters = waiting.get(operationId) ?? new Set();
        const leave = () => {
          clearTimeout(timer);
          waiters.delete(waiter);
          if (waiters.size === 0) waiting.delete(operationId);
        };
        const waiter: Waiter = {
          resolve: (value) => (leave(), resolve(value)),
          reject: (error) => (leave(), reject(error)),
        };
        const timer = setTimeout(waiter.resolve, WAIT_MS, 'queued');
        end = waiter.resolve;
        waiting.set(operationId, waiters.add(waiter));
      });
      return { result, end };
    },
    isAwaited: (operationId) => waiting.has(operationId),
    resolve: (operationId, result) => of(operationId).forEach((waiter) => waiter.resolve(result)),
    reject: (operationId, error) => of(operationId).forEach((waiter) => waiter.reject(error)),
    endAll: () => {
      for (const operationId of [...waiting.keys()]) {
        of(operationId).forEach((waiter) => waiter.resolve('queued'));
      }
    },
  };
}
