import { createStore, readOnly, type Connectivity, type Store } from '@nafas/platform';

/**
 * The browser's view of the network, until `signal` aborts. `online` doesn't promise that our server answers.
 */
export function createConnectivity(signal: AbortSignal): Store<Connectivity> {
  const store = createStore<Connectivity>(navigator.onLine ? 'online' : 'offline');
  addEventListener('online', () => store.set('online'), { signal });
  addEventListener('offline', () => store.set('offline'), { signal });
  return readOnly(store);
}
