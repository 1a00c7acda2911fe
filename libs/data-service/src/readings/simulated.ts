import { storedRows } from '../simulated-rows.ts';
import { type DemoStorage, SIMULATED_DELAYS, type SimulatedDelays } from '../simulated.ts';
import { DEMO_READINGS_KEY } from '../recommendations/places.ts';
import { answerReader, type Reading, readingCodec } from './reading.ts';
import type { ReadingService } from './service.ts';

/** Readings of the demo: what the visitor does in this tab, and nothing before. */
export function createSimulatedReadings({
  storage,
  delayMs = SIMULATED_DELAYS,
}: {
  storage: DemoStorage;
  delayMs?: SimulatedDelays;
}): ReadingService {
  const rows = storedRows<Reading>({
    storage,
    key: DEMO_READINGS_KEY,
    parse: readingCodec.parse,
    getInstant: ({ occurredAt }) => occurredAt,
    delayMs,
  });
  return {
    async list({ sinceLocalDate, source }) {
      const all = await rows.list({ sinceLocalDate });
      return source ? all.filter((reading) => reading.source === source) : all;
    },
    async ofCheckIn(checkInId) {
      const all = await rows.list({ sinceLocalDate: '' });
      return all.filter((reading) => reading.checkInId === checkInId);
    },
    record: async (reading) => rows.insertIfAbsent(readingCodec.parse(reading)),
    async answer(id, given) {
      const answer = answerReader.parse(given);
      return rows.change(id, (reading) => ({ ...reading, ...answer }));
    },
  };
}
