import { queryClients } from '@nafas/data-service/query';

/** Topics of `platform.invalidate`, and the query keys of this app. */
export const PROFILE_TOPIC = 'profile';
export const SETTINGS_TOPIC = 'settings';
export const CONSENTS_TOPIC = 'consents';

/** This app's cache. Its own saves answer with the new value; consents are also given where they are needed. */
export const queryClientOf = queryClients([CONSENTS_TOPIC]);
