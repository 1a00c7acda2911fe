import type { BackendV1 } from '@nafas/platform';
import { DataError } from '../data-error.ts';
import { everyRow } from '../every-row.ts';
import { rowsOf } from '../rows-of.ts';
import { storeOnce } from '../store-once.ts';
import { parseAnswer, parseReading } from './reading.ts';
import { READING_COLUMNS, readingOfRow, readingRow, READINGS_TABLE } from './row.ts';
import type { ReadingService } from './service.ts';

/** Readings in the table `emotion_readings`; row-level security gives and takes only the user's own. */
export function createSupabaseReadings(client: Pick<BackendV1, 'from'>): ReadingService {
  const readings = () => client.from(READINGS_TABLE);

  return {
    async list({ sinceLocalDate }) {
      const rows = await everyRow(() =>
        readings()
          .select(READING_COLUMNS)
          .gte('local_date', sinceLocalDate)
          .order('occurred_at', { ascending: true })
          .order('id', { ascending: true }),
      );
      return rows.map(readingOfRow);
    },

    async record(reading) {
      const row = readingRow(parseReading(reading));
      return readingOfRow(await storeOnce(readings, row, READING_COLUMNS));
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
