export { type LoadState, loadState } from './load-state.ts';
export { mutate, notifyFailed } from './mutate.ts';
export { getQueryClient, getWrites } from './query-client.ts';
export { type Saved, save } from './save.ts';
export { getDemo, serviceFor } from './service-for.ts';
export { type Snapshot, snapshot, useWithWrites, withMissing, writesSince } from './snapshot.ts';
export { TOPIC, type Topic } from './topics.ts';
