import type { BackendV1 } from '@nafas/platform';
import { DataError } from '../data-error.ts';
import { fetchAllRows } from '../fetch-all-rows.ts';
import { insertOrIgnore } from '../insert-or-ignore.ts';
import { RETRY } from '../retry.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import type { RecommendationService } from './service.ts';
import { parseOutcome, recommendationCodec } from './record.ts';

/** Records in the table `recommendations_shown`; row-level security gives and takes only the user's own. */
export function createSupabaseRecommendations(
  client: Pick<BackendV1, 'from'>,
): RecommendationService {
  const { columns, parse, ofRow, toRow } = recommendationCodec;
  const table = () => client.from(recommendationCodec.table);
  const found = (row: unknown) => {
    if (row === undefined) throw new DataError('conflict', 'There is no such record');
    return ofRow(row);
  };

  return {
    async list({ sinceLocalDate }) {
      const rows = await fetchAllRows(() =>
        table()
          .select(columns)
          .gte('local_date', sinceLocalDate)
          .order('shown_at', { ascending: true })
          .order('id', { ascending: true }),
      );
      return rows.map(ofRow);
    },

    async ofCheckIn(checkInId) {
      const query = table().select(columns).eq('check_in_id', checkInId);
      const rows = await query.order('shown_at', { ascending: true }).retry(RETRY);
      return unwrapRows(rows).map(ofRow);
    },

    async show(shown) {
      const row = toRow(parse(shown));
      const onConflict = 'user_id,recommendation,local_date';
      const [written] = await insertOrIgnore({ table, row, onConflict, columns });
      if (written !== undefined) return ofRow(written);
      // Nothing comes back for one that was there: another tab was first, or another device.
      const { recommendation, local_date } = row;
      const query = table()
        .select(columns)
        .eq('recommendation', recommendation)
        .eq('local_date', local_date);
      return found(unwrapRows(await query.retry(RETRY))[0]);
    },

    async settle(id, outcome, at) {
      const known = parseOutcome(outcome);
      const change = { outcome: known, outcome_at: at.toISOString() };
      const update = table().update(change).eq('id', id);
      const isFirst = known === 'opened' ? update.is('outcome', null) : update;
      const [changed] = unwrapRows(await isFirst.select(columns));
      if (changed !== undefined || known !== 'opened') return found(changed);
      return found(unwrapRows(await table().select(columns).eq('id', id).retry(RETRY))[0]);
    },
  };
}
