import type { PlatformV1 } from '@nafas/platform';
import { type Saved, save } from '../client/writes.ts';
import { getDemo } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { type Reading, readingCodec } from './reading.ts';
import { createSimulatedReadings } from './simulated.ts';

/** Saves a reading with the answer to it. Rejects when it is nowhere but in the caller's hands. */
export function saveReading(platform: PlatformV1, reading: Reading): Promise<Saved> {
  const write = {
    table: readingCodec.table,
    row: readingCodec.toRow(reading),
    topic: TOPIC.readings,
  };
  return save(platform, write, () => createSimulatedReadings(getDemo(platform)).record(reading));
}
