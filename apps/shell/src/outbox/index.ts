export { createOutbox, type OutboxOptions, type UserOutbox } from './create-outbox.ts';
export { createNoOutbox } from './no-outbox.ts';
export { OutboxRefused, OutboxUnavailable } from './errors.ts';
export { sendToBackend } from './send-to-backend.ts';
export { clearOutbox, pendingCount } from './stored-entries.ts';
export type { SendOutcome } from './drain-entries.ts';
