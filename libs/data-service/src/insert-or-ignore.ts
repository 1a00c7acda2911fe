import type { BackendV1 } from '@nafas/platform';
import { unwrapRows } from './unwrap-rows.ts';

/** SQLSTATE unique_violation. */
const UNIQUE_VIOLATION = '23505';

/** A row to store once, and what is read of it. */
export interface InsertOrIgnore {
  readonly table: () => ReturnType<BackendV1['from']>;
  readonly row: { readonly id: string };
  /** The columns that make a row the same one. Default: its id. */
  readonly onConflict?: string;
  /** What is read of the row. Default: nothing. */
  readonly columns?: string;
}

/**
 * Stores a row unless it is there, and gives it; an empty list for one that was there. Throws DataError.
 *
 * PostgreSQL passes over conflicts of one unique index. Where a table has another one with the id in it, the same row sent
 * twice at the same moment is refused by that one, once the first is stored: sent again, it is ignored.
 */
export async function insertOrIgnore(insert: InsertOrIgnore): Promise<unknown[]> {
  const { table, row, onConflict = 'id', columns } = insert;
  const send = () => {
    const insertion = table().upsert(row, { onConflict, ignoreDuplicates: true });
    return columns === undefined ? insertion : insertion.select(columns);
  };
  const answer = await send();
  return unwrapRows(answer.error?.code === UNIQUE_VIOLATION ? await send() : answer);
}
