import { followPending, queryClients } from '@nafas/data-service/query';
import { withCheckIns, type CheckInList } from './check-in-list.ts';
import { pendingCheckIns } from './pending-check-ins.ts';

/** The topic of `platform.invalidate`, and the first part of every query key. */
export const CHECK_INS_TOPIC = 'check-ins';

/** This app's cache: what left the outbox stays on screen while the server's list is fetched again. */
export const queryClientOf = queryClients(
  [CHECK_INS_TOPIC],
  followPending(pendingCheckIns, (client, arrived) => {
    client.setQueriesData<CheckInList>(
      { queryKey: [CHECK_INS_TOPIC] },
      (list) => list && withCheckIns(list, arrived),
    );
    void client.invalidateQueries({ queryKey: [CHECK_INS_TOPIC] });
  }),
);
