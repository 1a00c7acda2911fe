import { queryClients } from '@nafas/data-service/query';

/** Topics of `platform.invalidate`, and the query keys of this app. */
export const PROFILE_TOPIC = 'profile';
export const SETTINGS_TOPIC = 'settings';

/** This app's cache. Its own saves answer with the new value, so it listens to nobody. */
export const queryClientOf = queryClients([]);
