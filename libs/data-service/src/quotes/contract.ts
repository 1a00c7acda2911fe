import type * as vitest from 'vitest';
import { readQuoteCatalogue } from './catalogue.ts';
import type { QuoteService } from './service.ts';

/** The tests that every QuoteService must pass. */
export function quoteContract(
  service: () => Promise<QuoteService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  describe('quotes', () => {
    it.each(['en', 'ar'] as const)(
      'are the whole catalogue by id, in %s, each with quote, author, category and mood (DATA-197, DATA-139, DATA-140, DATA-141, DATA-142)',
      async (language) => {
        const listed = await (await service()).list(language);
        expect(listed).toEqual(await readQuoteCatalogue(language));
        expect(listed.length).toBeGreaterThan(0);
      },
    );

    it('are those of the language for a region, and English for a language that has none', async () => {
      const quotes = await service();
      expect(await quotes.list('ar-EG')).toEqual(await quotes.list('ar'));
      expect(await quotes.list('tlh')).toEqual(await quotes.list('en'));
    });
  });
}
