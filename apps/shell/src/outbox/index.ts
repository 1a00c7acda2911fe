export { createLazyOutbox, type Outbox } from './lazy-outbox.ts';
export { createNoOutbox } from './no-outbox.ts';
export { createLock } from './with-lock.ts';
