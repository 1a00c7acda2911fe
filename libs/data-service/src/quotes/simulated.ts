import { SIMULATED_DELAYS, type SimulatedDelays, wait } from '../simulated.ts';
import { QUOTES } from './catalogue.ts';
import type { QuoteService } from './service.ts';

/** The catalogue as the demo has it. */
export function createSimulatedQuotes(options: { delayMs?: SimulatedDelays } = {}): QuoteService {
  const { delayMs = SIMULATED_DELAYS } = options;
  return {
    async list() {
      await wait(delayMs.read);
      return [...QUOTES];
    },
  };
}
