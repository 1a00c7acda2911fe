import { useSyncExternalStore } from 'react';
import type { Store } from '../contract/store.ts';

/**
 * The current value of a store; renders again when it changes. `prerendered` is the value that markup made at build time
 * was made with, for stores whose value in the browser differs: the first render there must agree with the markup.
 */
export function useStore<T>(store: Store<T>, prerendered?: T): T {
  const first = prerendered === undefined ? store.get : () => prerendered;
  return useSyncExternalStore(store.subscribe, store.get, first);
}
