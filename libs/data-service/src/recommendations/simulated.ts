import { simulatedRows } from '../simulated-rows.ts';
import { type DemoStorage, SIMULATED_DELAYS, type SimulatedDelays } from '../simulated.ts';
import { DEMO_SHOWN_KEY } from './places.ts';
import type { RecommendationService } from './service.ts';
import { parseOutcome, parseShown, type Shown } from './shown.ts';

/** What was shown in the demo's tab; nothing before. */
export function createSimulatedRecommendations({
  storage,
  delayMs = SIMULATED_DELAYS,
}: {
  storage: DemoStorage;
  delayMs?: SimulatedDelays;
}): RecommendationService {
  const rows = simulatedRows<Shown>({
    storage,
    key: DEMO_SHOWN_KEY,
    parse: parseShown,
    instantOf: ({ shownAt }) => shownAt,
    delayMs,
  });
  return {
    list: rows.list,
    async show(shown) {
      const valid = parseShown(shown);
      return rows.storeOnce(
        valid,
        ({ recommendation, localDate }) =>
          recommendation === valid.recommendation && localDate === valid.localDate,
      );
    },
    async settle(id, outcome, at) {
      const known = parseOutcome(outcome);
      return rows.change(id, (shown) =>
        known === 'opened' && shown.outcome !== null
          ? shown
          : { ...shown, outcome: known, outcomeAt: at.toISOString() },
      );
    },
  };
}
