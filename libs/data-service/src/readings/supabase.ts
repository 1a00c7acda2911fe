import type { BackendV1 } from '@nafas/platform';
import { DataError } from '../data-error.ts';
import { rowsOf } from '../rows-of.ts';
import { parseAnswer, parseReading, type Reading } from './reading.ts';
import { READING_COLUMNS, readingOfRow, readingRow, READINGS_TABLE } from './row.ts';
import type { ReadingService } from './service.ts';

// Hosted projects cut an answer at 1000 rows without a word.
const PAGE = 500;
// Whether to try a read again is decided once, by the caller's query cache.
const RETRY = false;

/** Readings in the table `emotion_readings`; row-level security gives and takes only the user's own. */
export function createSupabaseReadings(client: Pick<BackendV1, 'from'>): ReadingService {
  const readings = () => client.from(READINGS_TABLE);

  return {
    async list({ sinceLocalDate }) {
      const found: Reading[] = [];
      for (let full = true; full;) {
        const query = readings()
          .select(READING_COLUMNS)
          .gte('local_date', sinceLocalDate)
          .order('occurred_at', { ascending: true })
          .order('id', { ascending: true })
          .range(found.length, found.length + PAGE - 1)
          .retry(RETRY);
        const rows = rowsOf(await query);
        found.push(...rows.map(readingOfRow));
        full = rows.length === PAGE;
      }
      return found;
    },

    async record(reading) {
      const row = readingRow(parseReading(reading));
      const options = { onConflict: 'id', ignoreDuplicates: true };
      const written = rowsOf(await readings().upsert(row, options).select(READING_COLUMNS));
      // Nothing comes back for an id that was there: a repetition, or someone else's row, which we can't see.
      const [stored] =
        written.length > 0
          ? written
          : rowsOf(await readings().select(READING_COLUMNS).eq('id', row.id).retry(RETRY));
      if (stored === undefined) throw new DataError('conflict', 'The id belongs to another row');
      return readingOfRow(stored);
    },

    async answer(id, given) {
      const change = parseAnswer(given);
      const query = readings().update(change).eq('id', id).select(READING_COLUMNS);
      const [stored] = rowsOf(await query);
      if (stored === undefined) throw new DataError('conflict', 'There is no such reading');
      return readingOfRow(stored);
    },
  };
}
