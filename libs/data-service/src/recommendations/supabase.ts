import type { BackendV1 } from '@nafas/platform';
import { DataError } from '../data-error.ts';
import { everyRow } from '../every-row.ts';
import { RETRY } from '../retry.ts';
import { rowsOf } from '../rows-of.ts';
import { SHOWN_TABLE } from './places.ts';
import { SHOWN_COLUMNS, shownOfRow, shownRow } from './row.ts';
import type { RecommendationService } from './service.ts';
import { parseOutcome, parseShown } from './shown.ts';

/** In the table `recommendations_shown`; row-level security gives and takes only the user's own. */
export function createSupabaseRecommendations(
  client: Pick<BackendV1, 'from'>,
): RecommendationService {
  const table = () => client.from(SHOWN_TABLE);
  const found = (row: unknown) => {
    if (row === undefined) throw new DataError('conflict', 'There is no such record');
    return shownOfRow(row);
  };

  return {
    async list({ sinceLocalDate }) {
      const rows = await everyRow(() =>
        table()
          .select(SHOWN_COLUMNS)
          .gte('local_date', sinceLocalDate)
          .order('shown_at', { ascending: true })
          .order('id', { ascending: true }),
      );
      return rows.map(shownOfRow);
    },

    async show(shown) {
      const row = shownRow(parseShown(shown));
      const once = { onConflict: 'user_id,recommendation,local_date', ignoreDuplicates: true };
      const [written] = rowsOf(await table().upsert(row, once).select(SHOWN_COLUMNS));
      if (written !== undefined) return shownOfRow(written);
      // Nothing comes back for one that was there: another tab was first, or another device.
      const { recommendation, local_date } = row;
      const query = table()
        .select(SHOWN_COLUMNS)
        .eq('recommendation', recommendation)
        .eq('local_date', local_date);
      return found(rowsOf(await query.retry(RETRY))[0]);
    },

    async settle(id, outcome, at) {
      const known = parseOutcome(outcome);
      const change = { outcome: known, outcome_at: at.toISOString() };
      const update = table().update(change).eq('id', id);
      const isFirst = known === 'opened' ? update.is('outcome', null) : update;
      const [changed] = rowsOf(await isFirst.select(SHOWN_COLUMNS));
      if (changed !== undefined || known !== 'opened') return found(changed);
      return found(rowsOf(await table().select(SHOWN_COLUMNS).eq('id', id).retry(RETRY))[0]);
    },
  };
}
