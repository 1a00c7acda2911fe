import type { BackendV1 } from '@nafas/platform';
import { fetchAllRows } from '../fetch-all-rows.ts';
import { insertOrIgnore } from '../insert-or-ignore.ts';
import { thoughtRecordCodec, newestSavings } from './record.ts';
import type { ThoughtRecordService } from './service.ts';

/** Records in the table `thought_records`; row-level security gives and takes only the user's own. */
export function createSupabaseThoughtRecords(
  client: Pick<BackendV1, 'from'>,
): ThoughtRecordService {
  const { columns, parse, ofRow, toRow } = thoughtRecordCodec;
  const records = () => client.from(thoughtRecordCodec.table);

  return {
    async list() {
      const rows = await fetchAllRows(() =>
        records()
          .select(columns)
          .eq('removed', false)
          .order('started_at', { ascending: false })
          .order('id', { ascending: true }),
      );
      return newestSavings(rows.map(ofRow));
    },

    // An older saving may be gone as soon as it is stored, so nothing is read back.
    async save(record) {
      await insertOrIgnore({ table: records, row: toRow(parse(record)) });
    },
  };
}
