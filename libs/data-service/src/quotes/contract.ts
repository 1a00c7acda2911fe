import type * as vitest from 'vitest';
import { QUOTES } from './catalogue.ts';
import type { QuoteService } from './service.ts';

/** The tests that every QuoteService must pass. */
export function quoteContract(
  service: () => Promise<QuoteService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  describe('quotes', () => {
    it('are the whole catalogue by id, each with quote, author, category and mood (DATA-197, DATA-139, DATA-140, DATA-141, DATA-142)', async () => {
      const listed = await (await service()).list();
      expect(listed).toEqual(QUOTES);
      expect(listed.length).toBeGreaterThan(0);
    });
  });
}
