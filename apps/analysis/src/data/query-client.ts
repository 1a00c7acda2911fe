import { followPending, queryClients } from '@nafas/data-service/query';
import { withArrived, type DayList } from './day-list.ts';
import { withMoments, type MomentList } from './moment-list.ts';
import { pendingCheckIns } from './pending-check-ins.ts';

/** The topic of `platform.invalidate`, and the first part of every query key. */
export const CHECK_INS_TOPIC = 'check-ins';
/** The topic of exercises that were done. */
export const ACTIVITIES_TOPIC = 'activities';

/** The topic of what the person agreed to. */
export const CONSENTS_TOPIC = 'consents';

/** The key of days from a local date on. */
export const daysKey = (since: string) => [CHECK_INS_TOPIC, 'days', since] as const;
/** The key of the latest moments. */
export const MOMENTS_KEY = [CHECK_INS_TOPIC, 'moments'] as const;

/** This app's cache: what left the outbox stays on screen while the server is asked again. */
export const queryClientOf = queryClients(
  [CHECK_INS_TOPIC, ACTIVITIES_TOPIC, CONSENTS_TOPIC],
  followPending(pendingCheckIns, (client, arrived) => {
    client.setQueriesData<DayList>(
      { queryKey: [CHECK_INS_TOPIC, 'days'] },
      (list) => list && withArrived(list, arrived),
    );
    client.setQueriesData<MomentList>(
      { queryKey: MOMENTS_KEY },
      (list) => list && withMoments(list, arrived),
    );
    void client.invalidateQueries({ queryKey: [CHECK_INS_TOPIC] });
  }),
);
