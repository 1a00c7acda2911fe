import type { BackendV1 } from '@nafas/platform';
import { RETRY } from '../retry.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import { quoteOfRow } from './quote.ts';
import type { QuoteService } from './service.ts';

const COLUMNS = 'id, quote, author, category, mood, source';

/** The table `quotes`, which everybody signed in reads. */
export function createSupabaseQuotes(client: Pick<BackendV1, 'from'>): QuoteService {
  const read = async (language: string) => {
    const query = client.from('quotes').select(COLUMNS).eq('language', language);
    return unwrapRows(await query.order('id', { ascending: true }).retry(RETRY)).map(quoteOfRow);
  };
  return {
    async list(language) {
      const [primary = 'en'] = language.split('-');
      const found = await read(primary);
      return found.length > 0 || primary === 'en' ? found : read('en');
    },
  };
}
