export { followPending } from './follow-pending.ts';
export { queryClients } from './query-clients.ts';
