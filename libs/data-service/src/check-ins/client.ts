import type { DateSpan } from '@nafas/insights';
import type { OutboxWrite, PlatformV1 } from '@nafas/platform';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { getQueryClient } from '../client/query-client.ts';
import { save, type Saved, snapshot } from '../client/writes.ts';
import { getDemo, serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { consentInForce } from '../consents/consent.ts';
import { createSimulatedConsents } from '../consents/simulated.ts';
import { checkInReadings, saveReading } from '../readings/client.ts';
import type { Reading } from '../readings/reading.ts';
import { checkInRecommendations, saveRecommendationRecord } from '../recommendations/client.ts';
import type { RecommendationRecord } from '../recommendations/record.ts';
import { type CheckIn, checkInCodec } from './check-in.ts';
import type { CheckInService } from './service.ts';
import { createSimulatedCheckIns } from './simulated.ts';
import { createSupabaseCheckIns } from './supabase.ts';
import { withCheckInWrites } from './writes.ts';

/** The check-ins of this scope. */
export function checkInService(platform: PlatformV1): Promise<CheckInService> {
  return serviceFor(platform, createSimulatedCheckIns, createSupabaseCheckIns);
}

/** The check-ins of a local date and later, in order of time, as far as the server has them. */
export function checkInsSince(platform: PlatformV1, sinceLocalDate: string) {
  return queryOptions({
    queryKey: [TOPIC.checkIns, 'since', sinceLocalDate],
    queryFn: () =>
      snapshot(platform, async () => (await checkInService(platform)).list({ sinceLocalDate })),
  });
}

/** The server's check-ins with what writes of the outbox add, change and remove, in order of time. */
export function checkInsWithWrites(
  stored: readonly CheckIn[],
  writes: readonly OutboxWrite[],
): readonly CheckIn[] {
  const all = withCheckInWrites(stored, writes, (checkIn) => checkIn);
  return all === stored ? stored : [...all].sort(byTime);
}

const byTime = (a: CheckIn, b: CheckIn) =>
  a.occurredAt.localeCompare(b.occurredAt) || a.id.localeCompare(b.id);

/** One check-in as far as the server has it, null when it has none of this id; see {@link checkInWithWrites}. */
export function checkIn(platform: PlatformV1, id: string) {
  return queryOptions({
    queryKey: [TOPIC.checkIns, 'one', id],
    queryFn: () => snapshot(platform, async () => (await checkInService(platform)).get(id)),
  });
}

/** The server's check-in of an id with what writes of the outbox make of it. Pass one function for each id. */
export function checkInWithWrites(id: string) {
  return (stored: CheckIn | null, writes: readonly OutboxWrite[]): CheckIn | null => {
    const own = writes.filter(({ row }) => row.id === id);
    const known = stored ? [stored] : [];
    return withCheckInWrites(known, own, (one) => one)[0] ?? null;
  };
}

/** Saves a check-in, once however often it is repeated. Rejects when it is nowhere but in the caller's hands. */
export function saveCheckIn(platform: PlatformV1, checkIn: CheckIn): Promise<Saved> {
  const { table, toRow } = checkInCodec;
  return save(platform, { table, row: toRow(checkIn), topic: TOPIC.checkIns }, () => {
    const demo = getDemo(platform);
    const consents = createSimulatedConsents({ ...demo, delayMs: { read: 0, write: 0 } });
    const mayKeep = async () => consentInForce(await consents.list(), 'check_ins') !== undefined;
    return createSimulatedCheckIns({ ...demo, mayKeep }).submit(checkIn);
  });
}

/** How a change of a check-in ended: as a save does, or it met another version and waits for the person's choice. */
export type Changed = Saved | 'conflict';

/**
 * Stores a check-in that was changed (see `changedCheckIn`). In the demo and where the outbox can't keep it, a conflict is
 * a rejection with DataError `conflict`.
 */
export function changeCheckIn(platform: PlatformV1, changed: CheckIn): Promise<Changed> {
  return write(platform, 'update', changed, async (service) => {
    await service.change(changed);
  });
}

/** Deletes a check-in with what was read of its note and recommended after it; see {@link restoreCheckIn}. */
export function removeCheckIn(platform: PlatformV1, checkIn: CheckIn): Promise<Changed> {
  return write(platform, 'delete', checkIn, (service) => service.remove(checkIn));
}

async function write(
  platform: PlatformV1,
  op: 'update' | 'delete',
  checkIn: CheckIn,
  inDemo: (service: CheckInService) => Promise<void>,
): Promise<Changed> {
  const { table, toRow } = checkInCodec;
  const row = toRow(checkIn);
  if (platform.scope.mode === 'demo') {
    await inDemo(await checkInService(platform));
    for (const topic of WITH_CHECK_INS) platform.invalidate(topic);
    return 'demo';
  }
  const expectedVersion = checkIn.version;
  const topic = TOPIC.checkIns;
  const result = await platform.enqueue({ op, table, row, topic, expectedVersion });
  // Sums that hold the row as it was are read again without it; what hangs on it may be gone.
  for (const each of WITH_CHECK_INS) platform.invalidate(each);
  return result;
}

const WITH_CHECK_INS = [TOPIC.checkIns, TOPIC.readings, TOPIC.recommendations] as const;

/** A check-in with all that goes when it is deleted. */
export interface WholeCheckIn {
  readonly checkIn: CheckIn;
  readonly readings: readonly Reading[];
  readonly recommendations: readonly RecommendationRecord[];
}

/**
 * What goes with a check-in, asked for once and before it is deleted, so that it can come back as it was. Rejects with
 * DataError.
 */
export async function wholeCheckIn(platform: PlatformV1, checkIn: CheckIn): Promise<WholeCheckIn> {
  const client = getQueryClient(platform);
  const [readings, recommendations] = await Promise.all([
    client.fetchQuery({ ...checkInReadings(platform, checkIn.id), retry: false }),
    client.fetchQuery({ ...checkInRecommendations(platform, checkIn.id), retry: false }),
  ]);
  return { checkIn, readings, recommendations };
}

/** Undoes a deletion: the check-in and all that went with it, by the ids they had. */
export async function restoreCheckIn(
  platform: PlatformV1,
  { checkIn, readings, recommendations }: WholeCheckIn,
): Promise<Saved> {
  const saved = await saveCheckIn(platform, { ...checkIn, version: 1 });
  await Promise.all([
    ...readings.map((reading) => saveReading(platform, reading)),
    ...recommendations.map((record) => saveRecommendationRecord(platform, record)),
  ]);
  return saved;
}

/** Deletes every check-in that is at the server, or those of some days, and what was recommended because of them. */
export function eraseCheckIns(platform: PlatformV1) {
  return mutationOptions({
    mutationFn: async (days: DateSpan | undefined) => (await checkInService(platform)).erase(days),
    onSuccess() {
      for (const topic of WITH_CHECK_INS) platform.invalidate(topic);
    },
  });
}
