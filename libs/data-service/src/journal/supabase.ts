import type { BackendV1 } from '@nafas/platform';
import { RETRY } from '../retry.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import {
  journalDayReader,
  facetReader,
  neighbourReader,
  pageReader,
  versionReader,
} from './entry.ts';
import type { JournalService } from './service.ts';

/** The journal over `check_ins`; row-level security gives only the user's own. */
export function createSupabaseJournal(client: Pick<BackendV1, 'from' | 'rpc'>): JournalService {
  return {
    async page({ filter, after, most }) {
      const rows = unwrapRows(
        await client
          .rpc(pageReader.table, {
            most,
            before_day: after?.localDate ?? null,
            before_at: after?.occurredAt ?? null,
            before_id: after?.id ?? null,
            typed: filter.typed,
            any_words: [...filter.words],
            any_tags: [...filter.tags],
            any_moods: [...filter.moods],
            noted: filter.noted,
            from_day: filter.from,
            to_day: filter.to,
          })
          .retry(RETRY),
      );
      const found = rows.map(pageReader.ofRow);
      const last = found.at(-1);
      return {
        entries: found.map(({ total: _, ...entry }) => entry),
        next: last && found.length === most ? last : null,
        total: after === null && rows.length === 0 ? 0 : (last?.total ?? null),
      };
    },

    async days(from, to) {
      const query = client.rpc(journalDayReader.table, { from_day: from, to_day: to });
      return unwrapRows(await query.retry(RETRY)).map(journalDayReader.ofRow);
    },

    async facets() {
      const rows = unwrapRows(await client.rpc(facetReader.table, {}).retry(RETRY));
      const all = rows.map(facetReader.ofRow);
      const of = (kind: 'word' | 'tag') =>
        all.filter((facet) => facet.kind === kind).map(({ name }) => name);
      return { words: of('word'), tags: of('tag') };
    },

    async neighbours({ id, localDate, occurredAt }) {
      const query = client.rpc(neighbourReader.table, {
        of_day: localDate,
        of_instant: occurredAt,
        of_id: id,
      });
      const rows = unwrapRows(await query.retry(RETRY)).map(neighbourReader.ofRow);
      return {
        earlier: rows.find(({ isLater }) => !isLater) ?? null,
        later: rows.find(({ isLater }) => isLater) ?? null,
      };
    },

    async versions(id) {
      const query = client
        .from(versionReader.table)
        .select(versionReader.columns)
        .eq('check_in_id', id)
        .order('version', { ascending: false });
      return unwrapRows(await query.retry(RETRY)).map(versionReader.ofRow);
    },
  };
}
