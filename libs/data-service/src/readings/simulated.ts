import { DataError } from '../data-error.ts';
import {
  type DemoStorage,
  loadDemo,
  saveDemo,
  SIMULATED_DELAYS,
  type SimulatedDelays,
  wait,
} from '../simulated.ts';
import { z } from '../zod.ts';
import { parseAnswer, parseReading, type Reading } from './reading.ts';
import type { ReadingService } from './service.ts';

/** Where the demo's readings are kept; the version goes up when their shape changes. */
export const DEMO_READINGS_KEY = 'nafas.demo.readings.v1';

const byTime = (a: Reading, b: Reading): number =>
  a.occurredAt.localeCompare(b.occurredAt) || a.id.localeCompare(b.id);

/** Readings of the demo: what the visitor does in this tab, and nothing before. */
export function createSimulatedReadings({
  storage,
  delayMs = SIMULATED_DELAYS,
}: {
  storage: DemoStorage;
  delayMs?: SimulatedDelays;
}): ReadingService {
  const save = (readings: Reading[]) => saveDemo(storage, DEMO_READINGS_KEY, readings);
  const load = (): Reading[] =>
    loadDemo(storage, DEMO_READINGS_KEY, (value) =>
      z.parse(z.array(z.unknown()), value).map(parseReading),
    ) ?? [];

  return {
    async list({ sinceLocalDate }) {
      await wait(delayMs.read);
      return load()
        .filter(({ localDate }) => localDate >= sinceLocalDate)
        .sort(byTime);
    },

    async record(reading) {
      const valid = parseReading(reading);
      await wait(delayMs.write);
      const readings = load();
      const known = readings.find(({ id }) => id === valid.id);
      if (known) return known;
      save([...readings, valid]);
      return valid;
    },

    async answer(id, given) {
      const change = parseAnswer(given);
      await wait(delayMs.write);
      const readings = load();
      const reading = readings.find((one) => one.id === id);
      if (!reading) throw new DataError('conflict', 'There is no such reading');
      const stored = { ...reading, ...change };
      save(readings.map((one) => (one === reading ? stored : one)));
      return stored;
    },
  };
}
