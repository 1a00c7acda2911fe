import type { BackendV1 } from '@nafas/platform';
import { DataError } from '../data-error.ts';
import { fetchAllRows } from '../fetch-all-rows.ts';
import { RETRY } from '../retry.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import { insertIfAbsent } from '../insert-if-absent.ts';
import { answerReader, READING_SOURCES, readingCodec } from './reading.ts';
import type { ReadingService } from './service.ts';

/** Readings in the table `emotion_readings`; row-level security gives and takes only the user's own. */
export function createSupabaseReadings(client: Pick<BackendV1, 'from'>): ReadingService {
  const { columns, parse, ofRow, toRow } = readingCodec;
  const readings = () => client.from(readingCodec.table);

  return {
    async list({ sinceLocalDate, source }) {
      const sources = source ? [source] : [...READING_SOURCES];
      const rows = await fetchAllRows(() =>
        readings()
          .select(columns)
          .gte('local_date', sinceLocalDate)
          .in('source', sources)
          .order('occurred_at', { ascending: true })
          .order('id', { ascending: true }),
      );
      return rows.map(ofRow);
    },

    async ofCheckIn(checkInId) {
      const query = readings().select(columns).eq('check_in_id', checkInId);
      const rows = await query.order('occurred_at', { ascending: true }).retry(RETRY);
      return unwrapRows(rows).map(ofRow);
    },

    async record(reading) {
      const row = toRow(parse(reading));
      return ofRow(await insertIfAbsent(readings, row, columns));
    },

    async answer(id, given) {
      const change = answerReader.parse(given);
      const query = readings().update(change).eq('id', id).select(columns);
      const [stored] = unwrapRows(await query);
      if (stored === undefined) throw new DataError('conflict', 'There is no such reading');
      return ofRow(stored);
    },
  };
}
