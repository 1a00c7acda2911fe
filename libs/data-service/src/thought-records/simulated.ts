import {
  type DemoStorage,
  loadDemoOrMake,
  saveDemo,
  SIMULATED_DELAYS,
  type SimulatedDelays,
  wait,
} from '../simulated.ts';
import { z } from '../zod.ts';
import { thoughtRecordCodec, newestSavings, type ThoughtRecord } from './record.ts';
import { sampleRecords } from './sample.ts';
import type { ThoughtRecordService } from './service.ts';

/** Where the demo's records are kept; the version goes up when their shape changes. */
const KEY = 'nafas.demo.thought-records.v1';

/** The records of the demo: samples, and what the visitor does with them in this tab. */
export function createSimulatedThoughtRecords({
  storage,
  now,
  language = 'en',
  delayMs = SIMULATED_DELAYS,
}: {
  storage: DemoStorage;
  now: () => Date;
  /** The language the sample person writes in. */
  language?: string;
  delayMs?: SimulatedDelays;
}): ThoughtRecordService {
  const load = (): Promise<readonly ThoughtRecord[]> =>
    loadDemoOrMake(
      storage,
      KEY,
      (value) => z.parse(z.array(z.unknown()), value).map(thoughtRecordCodec.parse),
      () => sampleRecords(now(), language),
    );

  return {
    async list() {
      await wait(delayMs.read);
      return newestSavings(await load());
    },

    async save(record) {
      const valid = thoughtRecordCodec.parse(record);
      await wait(delayMs.write);
      const records = await load();
      if (records.some(({ id }) => id === valid.id)) return;
      saveDemo(storage, KEY, [...records, valid]);
    },
  };
}
