import type { BundledLanguage } from '@nafas/platform';
import type { DailyQuote } from './quote.ts';

type Said = Pick<DailyQuote, 'quote' | 'author'>;

/**
 * The catalogue of the demo, of the files that the database is filled from; the contract tests hold one against the other.
 * Loaded when it is asked for.
 */
export async function readQuoteCatalogue(language: BundledLanguage): Promise<DailyQuote[]> {
  const [shared, said, own] = await Promise.all([
    import('./shared-quotes.json'),
    import(`./locales/${language}/quotes.json`) as Promise<{ default: Record<string, Said> }>,
    // A language may have none of its own.
    (
      import(`./locales/${language}/own-quotes.json`) as Promise<{
        default: Record<string, Omit<DailyQuote, 'id'>>;
      }>
    ).catch(() => ({ default: {} })),
  ]);
  const about = new Map(
    Object.entries(shared.default as Record<string, Omit<DailyQuote, 'id' | keyof Said>>),
  );
  const quotes = Object.entries(said.default).flatMap(([id, words]) => {
    const rest = about.get(id);
    return rest === undefined ? [] : [{ id, ...rest, ...words }];
  });
  quotes.push(...Object.entries(own.default).map(([id, quote]) => ({ id, ...quote })));
  return quotes.sort((a, b) => (a.id < b.id ? -1 : 1));
}
