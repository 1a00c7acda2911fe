import type { BackendV1 } from '@nafas/platform';
import { DataError } from '../data-error.ts';
import { fetchAllRows } from '../fetch-all-rows.ts';
import { SHOWN_TABLE } from '../recommendations/places.ts';
import { RETRY } from '../retry.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import { insertIfAbsent } from '../insert-if-absent.ts';
import { checkInCodec } from './check-in.ts';
import type { CheckInService } from './service.ts';

const gone = () => new DataError('conflict', 'The check-in was changed or removed');

/** Check-ins in the table `check_ins`; row-level security gives and takes only the user's own. */
export function createSupabaseCheckIns(client: Pick<BackendV1, 'from'>): CheckInService {
  const { columns, parse, ofRow, toRow } = checkInCodec;
  const checkIns = () => client.from(checkInCodec.table);

  return {
    async list({ sinceLocalDate }) {
      const rows = await fetchAllRows(() =>
        checkIns()
          .select(columns)
          .gte('local_date', sinceLocalDate)
          .order('occurred_at', { ascending: true })
          .order('id', { ascending: true }),
      );
      return rows.map(ofRow);
    },

    async submit(checkIn) {
      const row = toRow(parse(checkIn));
      return ofRow(await insertIfAbsent(checkIns, row, columns));
    },

    async get(id) {
      const [row] = unwrapRows(await checkIns().select(columns).eq('id', id).retry(RETRY));
      return row === undefined ? null : ofRow(row);
    },

    async change(changed) {
      const { id, version } = parse(changed);
      const query = checkIns().update(toRow(changed)).eq('id', id).eq('version', version);
      const [stored] = unwrapRows(await query.select(columns));
      if (stored === undefined) throw gone();
      return ofRow(stored);
    },

    async remove({ id, version }) {
      const query = checkIns().delete().eq('id', id).eq('version', version);
      const [removed] = unwrapRows(await query.select('id'));
      if (removed !== undefined) return;
      const rows = await checkIns().select('id').eq('id', id).retry(RETRY);
      if (unwrapRows(rows).length > 0) throw gone();
    },

    async erase(days) {
      if (days) {
        // What was read of them and recommended after them goes by cascade.
        const query = checkIns().delete().gte('local_date', days.from).lte('local_date', days.to);
        unwrapRows(await query);
        return;
      }
      // Recommendations based on the check-ins go first: if the second step fails, nothing refers to deleted check-ins.
      for (const rows of [client.from(SHOWN_TABLE), checkIns()]) {
        // A delete needs a condition: every row has an id.
        unwrapRows(await rows.delete().not('id', 'is', null));
      }
    },
  };
}
