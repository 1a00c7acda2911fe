import { createStore, type Connectivity, type Store } from '@nafas/platform';

const store = createStore<Connectivity>(navigator.onLine ? 'online' : 'offline');
addEventListener('online', () => store.set('online'));
addEventListener('offline', () => store.set('offline'));

/** What the browser says about the network. `online` doesn't promise that our server answers. */
export const connectivity: Store<Connectivity> = store;
