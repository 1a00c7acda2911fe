import { storedRows } from '../simulated-rows.ts';
import { type DemoStorage, SIMULATED_DELAYS, type SimulatedDelays } from '../simulated.ts';
import { DEMO_SHOWN_KEY } from './places.ts';
import type { RecommendationService } from './service.ts';
import { parseOutcome, type RecommendationRecord, recommendationCodec } from './record.ts';

/** Keeps the recommendations shown in the demo's tab; none from before. */
export function createSimulatedRecommendations({
  storage,
  delayMs = SIMULATED_DELAYS,
}: {
  storage: DemoStorage;
  delayMs?: SimulatedDelays;
}): RecommendationService {
  const rows = storedRows<RecommendationRecord>({
    storage,
    key: DEMO_SHOWN_KEY,
    parse: recommendationCodec.parse,
    getInstant: ({ shownAt }) => shownAt,
    delayMs,
  });
  return {
    list: rows.list,
    async ofCheckIn(checkInId) {
      const all = await rows.list({ sinceLocalDate: '' });
      return all.filter((shown) => shown.checkInId === checkInId);
    },
    async show(shown) {
      const valid = recommendationCodec.parse(shown);
      return rows.insertIfAbsent(
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
