import type { BackendV1 } from '@nafas/platform';
import { DataError } from '../data-error.ts';
import { fetchAllRows } from '../fetch-all-rows.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import { insertIfAbsent } from '../insert-if-absent.ts';
import { activityCodec, toRatingsRow } from './activity.ts';
import type { ActivityService } from './service.ts';

/** Activities in the table `activities`; row-level security gives and takes only the user's own. */
export function createSupabaseActivities(client: Pick<BackendV1, 'from'>): ActivityService {
  const { columns, parse, ofRow, toRow } = activityCodec;
  const activities = () => client.from(activityCodec.table);

  return {
    async list({ sinceLocalDate }) {
      const rows = await fetchAllRows(() =>
        activities()
          .select(columns)
          .gte('local_date', sinceLocalDate)
          .order('occurred_at', { ascending: true })
          .order('id', { ascending: true }),
      );
      return rows.map(ofRow);
    },

    async record(activity) {
      const row = toRow(parse(activity));
      return ofRow(await insertIfAbsent(activities, row, columns));
    },

    async rate(id, ratings) {
      const change = toRatingsRow(ratings);
      const [stored] = unwrapRows(await activities().update(change).eq('id', id).select(columns));
      if (stored === undefined) throw new DataError('conflict', 'There is no such activity');
      return ofRow(stored);
    },
  };
}
