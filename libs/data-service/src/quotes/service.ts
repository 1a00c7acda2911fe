import type { DailyQuote } from './quote.ts';

/** The catalogue of quotes; both implementations pass `contract.ts`. Rejects with DataError. */
export interface QuoteService {
  /** All quotes, by id. Which of them are today's: `linesOfDay`. */
  list(): Promise<DailyQuote[]>;
}
