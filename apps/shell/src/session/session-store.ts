import { createStore, type Session } from '@nafas/platform';

/** Who is signed in on this device. `loading` until the start-up check is done. */
export const session = createStore<Session>({ status: 'loading' });
