import type { OutboxWrite, PlatformV1 } from '@nafas/platform';
import { queryOptions } from '@tanstack/react-query';
import { getDemo, serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { save, type Saved, snapshot } from '../client/writes.ts';
import { thoughtRecordCodec, newestSavings, type ThoughtRecord } from './record.ts';
import { createSimulatedThoughtRecords } from './simulated.ts';
import { createSupabaseThoughtRecords } from './supabase.ts';

/** The records as far as the server has them; see {@link thoughtRecordsWithWrites}. */
export function thoughtRecords(platform: PlatformV1) {
  const service = () =>
    serviceFor(platform, createSimulatedThoughtRecords, createSupabaseThoughtRecords);
  return queryOptions({
    queryKey: [TOPIC.thoughtRecords, 'list'],
    queryFn: () => snapshot(platform, async () => (await service()).list()),
  });
}

/** The server's records with the savings and removals of the outbox, those begun last first. */
export function thoughtRecordsWithWrites(
  stored: readonly ThoughtRecord[],
  writes: readonly OutboxWrite[],
): readonly ThoughtRecord[] {
  const { table, ofRow } = thoughtRecordCodec;
  const written = writes.filter((write) => write.table === table).map(({ row }) => ofRow(row));
  return written.length === 0 ? stored : newestSavings([...stored, ...written]);
}

/** Saves a record or its removal, once however often it is repeated. Rejects when it is nowhere but with the caller. */
export function saveThoughtRecord(platform: PlatformV1, record: ThoughtRecord): Promise<Saved> {
  const write = {
    table: thoughtRecordCodec.table,
    row: thoughtRecordCodec.toRow(record),
    topic: TOPIC.thoughtRecords,
  };
  return save(platform, write, () => createSimulatedThoughtRecords(getDemo(platform)).save(record));
}
