export { createOutbox } from './create-outbox.ts';
export { createNoOutbox } from './no-outbox.ts';
export { sendToBackend } from './send-to-backend.ts';
