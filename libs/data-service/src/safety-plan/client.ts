import type { OutboxWrite, PlatformV1 } from '@nafas/platform';
import { queryOptions } from '@tanstack/react-query';
import { getQueryClient, getWrites } from '../client/query-client.ts';
import { getDemo, serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { save, type Saved, snapshot } from '../client/writes.ts';
import { DataError } from '../data-error.ts';
import { newestPlan, planCodec, type SafetyPlan } from './plan.ts';
import { createSimulatedSafetyPlan } from './simulated.ts';
import { createSupabaseSafetyPlan } from './supabase.ts';

const service = (platform: PlatformV1) =>
  serviceFor(platform, createSimulatedSafetyPlan, createSupabaseSafetyPlan);

/** The plan as far as the server has it; see {@link planWithWrites}. */
export function safetyPlan(platform: PlatformV1) {
  return queryOptions({
    queryKey: [TOPIC.safetyPlan, 'current'],
    queryFn: () => snapshot(platform, async () => (await service(platform)).current()),
  });
}

/** The newest of the server's plan and those among writes of the outbox. */
export function planWithWrites(
  stored: SafetyPlan | null,
  writes: readonly OutboxWrite[],
): SafetyPlan | null {
  const { table, ofRow } = planCodec;
  const written = writes.filter((write) => write.table === table).map(({ row }) => ofRow(row));
  return newestPlan(stored === null ? written : [stored, ...written]);
}

/** Saves a plan, once however often it is repeated. Rejects when it is nowhere but in the caller's hands. */
export function savePlan(platform: PlatformV1, plan: SafetyPlan): Promise<Saved> {
  const write = { table: planCodec.table, row: planCodec.toRow(plan), topic: TOPIC.safetyPlan };
  return save(platform, write, () => createSimulatedSafetyPlan(getDemo(platform)).save(plan));
}

/** Whether a saving still waits on this device to be sent. */
export function isPlanQueued(platform: PlatformV1): boolean {
  return platform.pending.get().some(({ table }) => table === planCodec.table);
}

/**
 * Erases the plan and all that was saved before it. Rejects with `conflict` while a saving waits on this device: it would
 * come back.
 */
export async function erasePlan(platform: PlatformV1): Promise<void> {
  if (isPlanQueued(platform)) throw new DataError('conflict', 'A saving is on its way');
  await (await service(platform)).erase();
  const { left } = getWrites(platform).get();
  const gone = { value: null, asOf: left.length };
  getQueryClient(platform).setQueryData(safetyPlan(platform).queryKey, gone);
  platform.invalidate(TOPIC.safetyPlan);
}
