import { queryClients } from '@nafas/data-service/query';
import { followNew } from './follow-new.ts';
import { NOTIFICATIONS_TOPIC } from './notification-cache.ts';

/** The shell's cache of a scope; it asks for new ones from the first call on until the scope ends. */
export const queryClientOf = queryClients([NOTIFICATIONS_TOPIC], followNew);
