export { createOutbox } from './create-outbox.ts';
export { createNoOutbox } from './no-outbox.ts';
export { sendToBackend } from './send-to-backend.ts';
export { clearOutbox } from './stored-entries.ts';
export { createLock } from './with-lock.ts';
