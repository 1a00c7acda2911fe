import type { BackendV1 } from '@nafas/platform';
import { DataError } from '../data-error.ts';
import { fetchAllRows } from '../fetch-all-rows.ts';
import { insertIfAbsent } from '../insert-if-absent.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import type { TagService } from './service.ts';
import { parseTagName, tagCodec } from './tag.ts';

/** Tags in the table `tags`; row-level security gives and takes only the user's own. */
export function createSupabaseTags(client: Pick<BackendV1, 'from' | 'rpc'>): TagService {
  const { columns, parse, ofRow, toRow } = tagCodec;
  const tags = () => client.from(tagCodec.table);

  return {
    async list() {
      const rows = await fetchAllRows(() =>
        tags().select(columns).order('name', { ascending: true }).order('id', { ascending: true }),
      );
      return rows.map(ofRow);
    },

    async add(tag) {
      return ofRow(await insertIfAbsent(tags, toRow(parse(tag)), columns));
    },

    async change(id, { kind, archivedAt }) {
      const change = {
        ...(kind === undefined ? {} : { kind }),
        ...(archivedAt === undefined ? {} : { archived_at: archivedAt }),
      };
      const [stored] = unwrapRows(await tags().update(change).eq('id', id).select(columns));
      if (stored === undefined) throw new DataError('conflict', 'There is no such tag');
      return ofRow(stored);
    },

    async rename(id, name) {
      unwrapRows(await client.rpc('rename_tag', { tag: id, new_name: parseTagName(name) }));
    },

    async merge(from, into) {
      unwrapRows(await client.rpc('merge_tags', { from_tag: from, into_tag: into }));
    },
  };
}
