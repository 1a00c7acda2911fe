import { createStore, readOnly } from '@nafas/platform';
import type { UserOutbox } from './create-outbox.ts';
import { OutboxUnavailable } from './errors.ts';

/** The outbox where nobody is signed in: always empty, and `enqueue` rejects with `OutboxUnavailable`. */
export function createNoOutbox(): Pick<UserOutbox, 'pending' | 'enqueue'> {
  return {
    pending: readOnly(createStore([])),
    enqueue: () =>
      Promise.reject(new OutboxUnavailable('Nobody is signed in, so there is nowhere to send it.')),
  };
}
