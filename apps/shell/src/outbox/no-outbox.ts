import { createStore, readOnly } from '@nafas/platform';
import type { UserOutbox } from './create-outbox.ts';
import { OutboxUnavailable } from './errors.ts';

/** The outbox where nobody is signed in: always empty, and `enqueue` rejects with `OutboxUnavailable`. */
export function createNoOutbox(): Omit<UserOutbox, 'drain'> {
  return {
    pending: readOnly(createStore([])),
    conflicts: readOnly(createStore([])),
    resolveConflict: () => Promise.reject(new Error('Nobody is signed in.')),
    enqueue: () =>
      Promise.reject(new OutboxUnavailable('Nobody is signed in, so there is nowhere to send it.')),
  };
}
