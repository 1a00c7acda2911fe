import { useSyncExternalStore } from 'react';
import type { Store } from '../contract/store.ts';

/** The current value of a store; renders again when it changes. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
