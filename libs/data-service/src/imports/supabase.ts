import type { BackendV1 } from '@nafas/platform';
import { checkInCodec } from '../check-ins/check-in.ts';
import { DataError, toDataError } from '../data-error.ts';
import { RETRY } from '../retry.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import { importReader, knownReader, UNDO_DAYS, undoneReader } from './import.ts';
import type { ImportService } from './service.ts';

const DAY_MS = 86_400_000;

/** Imports in the table `imports`; row-level security gives and takes only the user's own. */
export function createSupabaseImports(client: Pick<BackendV1, 'from' | 'rpc'>): ImportService {
  return {
    async known(ids) {
      const answer = await client.rpc('import_known', { ids: [...ids] }).retry(RETRY);
      return unwrapRows(answer).map((row) => knownReader.ofRow(row).id);
    },

    async add({ id, kind, entries, tags }) {
      const rows = entries.map((entry) => checkInCodec.toRow(checkInCodec.parse(entry)));
      const { status, data, error } = await client.rpc('import_add', {
        import: id,
        source: kind,
        entries: rows,
        own_tags: [...tags],
      });
      if (error) throw toDataError({ status, error });
      if (typeof data !== 'number') throw new DataError('invalid', 'Not a count of entries');
      return data;
    },

    async list() {
      const since = new Date(Date.now() - UNDO_DAYS * DAY_MS).toISOString();
      const query = client.from(importReader.table).select(importReader.columns);
      const rows = await query
        .is('undone_at', null)
        .gt('entries', 0)
        .gt('created_at', since)
        .order('created_at', { ascending: false })
        .retry(RETRY);
      return unwrapRows(rows).map(importReader.ofRow);
    },

    async undo(id) {
      const [undone] = unwrapRows(await client.rpc('import_undo', { import: id }));
      return undoneReader.ofRow(undone);
    },
  };
}
