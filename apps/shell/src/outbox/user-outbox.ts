// What comes with the backend's client: a page without a session loads none of it.
export { createOutbox } from './create-outbox.ts';
export { sendToBackend } from './send-to-backend.ts';
export { clearOutbox } from './stored-entries.ts';
