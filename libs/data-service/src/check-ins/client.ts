import type { OutboxWrite, PlatformV1 } from '@nafas/platform';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { save, type Saved, snapshot, withMissing } from '../client/writes.ts';
import { getDemo, serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { consentInForce } from '../consents/consent.ts';
import { createSimulatedConsents } from '../consents/simulated.ts';
import { type CheckIn, checkInCodec } from './check-in.ts';
import type { CheckInService } from './service.ts';
import { createSimulatedCheckIns } from './simulated.ts';
import { createSupabaseCheckIns } from './supabase.ts';

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

/** The check-ins among writes of the outbox. */
export function toCheckIns(writes: readonly OutboxWrite[]): CheckIn[] {
  return writes
    .filter(({ table }) => table === checkInCodec.table)
    .map(({ row }) => checkInCodec.ofRow(row));
}

/** The server's check-ins, and those among writes of the outbox that it does not have. */
export function checkInsWith(
  stored: readonly CheckIn[],
  writes: readonly OutboxWrite[],
): readonly CheckIn[] {
  return withMissing(stored, toCheckIns(writes));
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

/** Deletes every check-in that is at the server, and what was recommended because of them. */
export function eraseCheckIns(platform: PlatformV1) {
  return mutationOptions({
    mutationFn: async () => (await checkInService(platform)).erase(),
    onSuccess() {
      platform.invalidate(TOPIC.checkIns);
      platform.invalidate(TOPIC.recommendations);
    },
  });
}
