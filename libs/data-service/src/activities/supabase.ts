import type { BackendV1 } from '@nafas/platform';
import { DataError } from '../data-error.ts';
import { fetchAllRows } from '../fetch-all-rows.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import { insertIfAbsent } from '../insert-if-absent.ts';
import { parseActivity, parseRatings } from './activity.ts';
import { ACTIVITIES_TABLE, ACTIVITY_COLUMNS, activityOfRow, activityRow } from './row.ts';
import type { ActivityService } from './service.ts';

/** Activities in the table `activities`; row-level security gives and takes only the user's own. */
export function createSupabaseActivities(client: Pick<BackendV1, 'from'>): ActivityService {
  const activities = () => client.from(ACTIVITIES_TABLE);

  return {
    async list({ sinceLocalDate }) {
      const rows = await fetchAllRows(() =>
        activities()
          .select(ACTIVITY_COLUMNS)
          .gte('local_date', sinceLocalDate)
          .order('occurred_at', { ascending: true })
          .order('id', { ascending: true }),
      );
      return rows.map(activityOfRow);
    },

    async record(activity) {
      const row = activityRow(parseActivity(activity));
      return activityOfRow(await insertIfAbsent(activities, row, ACTIVITY_COLUMNS));
    },

    async rate(id, ratings) {
      const { ratingBefore, ratingAfter } = parseRatings(ratings);
      const change = { rating_before: ratingBefore, rating_after: ratingAfter };
      const [stored] = unwrapRows(
        await activities().update(change).eq('id', id).select(ACTIVITY_COLUMNS),
      );
      if (stored === undefined) throw new DataError('conflict', 'There is no such activity');
      return activityOfRow(stored);
    },
  };
}
