import { bundledLanguage } from '@nafas/platform';
import { SIMULATED_DELAYS, type SimulatedDelays, wait } from '../simulated.ts';
import { readQuoteCatalogue } from './catalogue.ts';
import type { QuoteService } from './service.ts';

/** The catalogue as the demo has it. */
export function createSimulatedQuotes(options: { delayMs?: SimulatedDelays } = {}): QuoteService {
  const { delayMs = SIMULATED_DELAYS } = options;
  return {
    async list(language) {
      await wait(delayMs.read);
      return readQuoteCatalogue(bundledLanguage(language));
    },
  };
}
