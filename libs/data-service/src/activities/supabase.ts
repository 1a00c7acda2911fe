import type { BackendV1 } from '@nafas/platform';
import { DataError, dataErrorOf } from '../data-error.ts';
import { type Activity, parseActivity, parseRatings } from './activity.ts';
import { ACTIVITIES_TABLE, ACTIVITY_COLUMNS, activityOfRow, activityRow } from './row.ts';
import type { ActivityService } from './service.ts';

// Hosted projects cut an answer at 1000 rows without a word.
const PAGE = 500;
// Whether to try a read again is decided once, by the caller's query cache.
const RETRY = false;

function rowsOf(answer: {
  status: number;
  data: unknown;
  error: { code: string; message: string } | null;
}): unknown[] {
  if (answer.error) throw dataErrorOf({ status: answer.status, error: answer.error });
  return Array.isArray(answer.data) ? answer.data : [];
}

/** Activities in the table `activities`; row-level security gives and takes only the user's own. */
export function createSupabaseActivities(client: Pick<BackendV1, 'from'>): ActivityService {
  const activities = () => client.from(ACTIVITIES_TABLE);

  async function page(sinceLocalDate: string, from: number): Promise<unknown[]> {
    const query = activities()
      .select(ACTIVITY_COLUMNS)
      .gte('local_date', sinceLocalDate)
      .order('occurred_at', { ascending: true })
      .order('id', { ascending: true })
      .range(from, from + PAGE - 1)
      .retry(RETRY);
    return rowsOf(await query);
  }

  return {
    async list({ sinceLocalDate }) {
      const found: Activity[] = [];
      for (let full = true; full;) {
        const rows = await page(sinceLocalDate, found.length);
        found.push(...rows.map(activityOfRow));
        full = rows.length === PAGE;
      }
      return found;
    },

    async record(activity) {
      const row = activityRow(parseActivity(activity));
      const written = rowsOf(
        await activities()
          .upsert(row, { onConflict: 'id', ignoreDuplicates: true })
          .select(ACTIVITY_COLUMNS),
      );
      // Nothing comes back for an id that was there: a repetition, or someone else's row, which we can't see.
      const [stored = undefined] =
        written.length > 0
          ? written
          : rowsOf(await activities().select(ACTIVITY_COLUMNS).eq('id', row.id).retry(RETRY));
      if (stored === undefined) throw new DataError('conflict', 'The id belongs to another row');
      return activityOfRow(stored);
    },

    async rate(id, ratings) {
      const { ratingBefore, ratingAfter } = parseRatings(ratings);
      const change = { rating_before: ratingBefore, rating_after: ratingAfter };
      const [stored] = rowsOf(
        await activities().update(change).eq('id', id).select(ACTIVITY_COLUMNS),
      );
      if (stored === undefined) throw new DataError('conflict', 'There is no such activity');
      return activityOfRow(stored);
    },
  };
}
