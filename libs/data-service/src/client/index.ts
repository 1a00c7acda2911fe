export { type LoadState, loadState } from './load-state.ts';
export { mutate, notifyFailed } from './mutate.ts';
export { getQueryClient, getWrites } from './query-client.ts';
export { type Saved, type Snapshot, useWithWrites, writesSince } from './writes.ts';
export { getTabDraft } from './tab-draft.ts';
export { TOPIC, type Topic } from './topics.ts';
