import type { BackendV1 } from '@nafas/platform';
import { DataError, dataErrorOf } from '../data-error.ts';
import { type CheckIn, parseCheckIn } from './check-in.ts';
import { CHECK_IN_COLUMNS, CHECK_INS_TABLE, checkInOfRow, checkInRow } from './row.ts';
import type { CheckInService } from './service.ts';

// Hosted projects cut an answer at 1000 rows without a word.
const PAGE = 500;
// supabase-js alone would try a read for 7 s before it says that it is offline. Whether to try again
// is decided once, by the caller's query cache.
const RETRY = false;

function rowsOf(answer: {
  status: number;
  data: unknown;
  error: { code: string; message: string } | null;
}): unknown[] {
  if (answer.error) throw dataErrorOf({ status: answer.status, error: answer.error });
  return Array.isArray(answer.data) ? answer.data : [];
}

/** Check-ins in the table `check_ins`; row-level security gives and takes only the user's own. */
export function createSupabaseCheckIns(client: Pick<BackendV1, 'from'>): CheckInService {
  async function page(sinceLocalDate: string, from: number): Promise<unknown[]> {
    const query = client
      .from(CHECK_INS_TABLE)
      .select(CHECK_IN_COLUMNS)
      .gte('local_date', sinceLocalDate)
      .order('occurred_at', { ascending: true })
      .order('id', { ascending: true })
      .range(from, from + PAGE - 1)
      .retry(RETRY);
    return rowsOf(await query);
  }

  async function byId(id: string): Promise<unknown> {
    const query = client.from(CHECK_INS_TABLE).select(CHECK_IN_COLUMNS).eq('id', id).retry(RETRY);
    return rowsOf(await query)[0];
  }

  return {
    async list({ sinceLocalDate }) {
      const checkIns: CheckIn[] = [];
      for (let full = true; full;) {
        const rows = await page(sinceLocalDate, checkIns.length);
        checkIns.push(...rows.map(checkInOfRow));
        full = rows.length === PAGE;
      }
      return checkIns;
    },

    async submit(checkIn) {
      const row = checkInRow(parseCheckIn(checkIn));
      const written = rowsOf(
        await client
          .from(CHECK_INS_TABLE)
          .upsert(row, { onConflict: 'id', ignoreDuplicates: true })
          .select(CHECK_IN_COLUMNS),
      );
      // Nothing comes back for an id that was there: either this submit is a repetition, or the row
      // is someone else's, which we can't see.
      const stored = written[0] ?? (await byId(row.id));
      if (stored === undefined) throw new DataError('conflict', 'The id belongs to another row');
      return checkInOfRow(stored);
    },
  };
}
