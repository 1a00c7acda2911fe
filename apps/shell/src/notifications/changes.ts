import type { QueryClient } from '@tanstack/react-query';

interface Queue {
  /** Settles, never rejecting, when all that wait now have been sent. */
  tail: Promise<void>;
  waiting: number;
}

const queues = new WeakMap<QueryClient, Queue>();

function queueOf(client: QueryClient): Queue {
  const known = queues.get(client);
  if (known) return known;
  const made = { tail: Promise.resolve(), waiting: 0 };
  queues.set(client, made);
  return made;
}

/** Whether a change of this cache waits for the server's answer. */
export const isChanging = (client: QueryClient): boolean => queueOf(client).waiting > 0;

/** Resolves when the changes of this cache that wait now are answered. */
export const changesAnswered = (client: QueryClient): Promise<void> => queueOf(client).tail;

/** Sends a change after the ones before it, so that a deletion can't overtake what it follows. */
export function inOrder<T>(client: QueryClient, send: () => Promise<T>): Promise<T> {
  const queue = queueOf(client);
  queue.waiting += 1;
  const sent = queue.tail.then(send).finally(() => (queue.waiting -= 1));
  queue.tail = sent.then(
    () => undefined,
    () => undefined,
  );
  return sent;
}
