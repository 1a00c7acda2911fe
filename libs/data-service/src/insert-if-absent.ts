import type { BackendV1 } from '@nafas/platform';
import { DataError } from './data-error.ts';
import { insertOrIgnore } from './insert-or-ignore.ts';
import { RETRY } from './retry.ts';
import { unwrapRows } from './unwrap-rows.ts';

/**
 * Stores a row whose id the client made, however often it is sent, and gives the `columns` of what is stored: of the
 * first one, when this is a repetition. Throws DataError, `conflict` when the id belongs to someone else's row.
 */
export async function insertIfAbsent(
  table: () => ReturnType<BackendV1['from']>,
  row: { id: string },
  columns: string,
): Promise<unknown> {
  const [written] = await insertOrIgnore({ table, row, columns });
  if (written !== undefined) return written;
  // Nothing comes back for an id that was there: a repetition, or someone else's row, which we can't see.
  const [stored] = unwrapRows(await table().select(columns).eq('id', row.id).retry(RETRY));
  if (stored === undefined) throw new DataError('conflict', 'The id belongs to another row');
  return stored;
}
