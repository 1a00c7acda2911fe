import type { BackendV1 } from '@nafas/platform';
import { everyRow } from '../every-row.ts';
import { SHOWN_TABLE } from '../recommendations/places.ts';
import { rowsOf } from '../rows-of.ts';
import { storeOnce } from '../store-once.ts';
import { parseCheckIn } from './check-in.ts';
import { CHECK_IN_COLUMNS, CHECK_INS_TABLE, checkInOfRow, checkInRow } from './row.ts';
import type { CheckInService } from './service.ts';

/** Check-ins in the table `check_ins`; row-level security gives and takes only the user's own. */
export function createSupabaseCheckIns(client: Pick<BackendV1, 'from'>): CheckInService {
  const checkIns = () => client.from(CHECK_INS_TABLE);

  return {
    async list({ sinceLocalDate }) {
      const rows = await everyRow(() =>
        checkIns()
          .select(CHECK_IN_COLUMNS)
          .gte('local_date', sinceLocalDate)
          .order('occurred_at', { ascending: true })
          .order('id', { ascending: true }),
      );
      return rows.map(checkInOfRow);
    },

    async submit(checkIn) {
      const row = checkInRow(parseCheckIn(checkIn));
      return checkInOfRow(await storeOnce(checkIns, row, CHECK_IN_COLUMNS));
    },

    async erase() {
      // What they led to goes first: should it break off there, nothing tells of check-ins that are gone.
      for (const table of [client.from(SHOWN_TABLE), checkIns()]) {
        // A delete needs a condition: every row has an id.
        rowsOf(await table.delete().not('id', 'is', null));
      }
    },
  };
}
