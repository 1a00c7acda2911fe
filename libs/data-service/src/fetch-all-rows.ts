import { RETRY } from './retry.ts';
import { type RowsAnswer, unwrapRows } from './unwrap-rows.ts';

// Hosted projects cut an answer at 1000 rows without a word.
const PAGE = 500;

interface Query {
  range(from: number, to: number): { retry(enabled: boolean): PromiseLike<RowsAnswer> };
}

/**
 * All rows of a query, read page by page. `query` makes it anew for every page and orders it by what is unique, so that
 * no row is met twice or passed over. Throws DataError.
 */
export async function fetchAllRows(query: () => Query): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let isFull = true; isFull;) {
    const page = query().range(found.length, found.length + PAGE - 1);
    const rows = unwrapRows(await page.retry(RETRY));
    found.push(...rows);
    isFull = rows.length === PAGE;
  }
  return found;
}
