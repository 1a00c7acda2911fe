import type { BackendV1 } from '@nafas/platform';
import { RETRY } from '../retry.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import { quoteOfRow } from './quote.ts';
import type { QuoteService } from './service.ts';

const COLUMNS = 'id, quote, author, category, mood, source';
/** The table `daily_quotes`, which everybody signed in reads. */
export function createSupabaseQuotes(client: Pick<BackendV1, 'from'>): QuoteService {
  return {
    async list() {
      const query = client.from('daily_quotes').select(COLUMNS);
      return unwrapRows(await query.order('id', { ascending: true }).retry(RETRY)).map(quoteOfRow);
    },
  };
}
