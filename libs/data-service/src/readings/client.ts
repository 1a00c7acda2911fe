import type { PlatformV1 } from '@nafas/platform';
import { queryOptions } from '@tanstack/react-query';
import { type Saved, save } from '../client/writes.ts';
import { getDemo, serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { type Reading, readingCodec } from './reading.ts';
import type { ReadingService } from './service.ts';
import { createSimulatedReadings } from './simulated.ts';
import { createSupabaseReadings } from './supabase.ts';

function readingService(platform: PlatformV1): Promise<ReadingService> {
  return serviceFor(platform, createSimulatedReadings, createSupabaseReadings);
}

/** What was read of a check-in's note, as far as the server has it. */
export function checkInReadings(platform: PlatformV1, checkInId: string) {
  return queryOptions({
    queryKey: [TOPIC.readings, 'of', checkInId],
    queryFn: async () => (await readingService(platform)).ofCheckIn(checkInId),
  });
}

/** Saves a reading with the answer to it. Rejects when it is nowhere but in the caller's hands. */
export function saveReading(platform: PlatformV1, reading: Reading): Promise<Saved> {
  const write = {
    table: readingCodec.table,
    row: readingCodec.toRow(reading),
    topic: TOPIC.readings,
  };
  return save(platform, write, () => createSimulatedReadings(getDemo(platform)).record(reading));
}
