import type { Language } from '@nafas/platform';
import type { DailyQuote } from './quote.ts';

/** The catalogue of quotes; both implementations pass `contract.ts`. Rejects with DataError. */
export interface QuoteService {
  /**
   * All quotes in a language, by id: those that every language has, and those of its own authors. English where there are
   * none in it. Which of them are today's: `linesOfDay`.
   */
  list(language: Language): Promise<DailyQuote[]>;
}
