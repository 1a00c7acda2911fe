import { CHECK_INS_TABLE, type CheckIn, type CheckInRow } from '@nafas/data-service/check-ins';
import type { OutboxWrite } from '@nafas/platform';

/** The check-ins among the writes that the server doesn't have yet. They were checked before they were enqueued. */
export function pendingCheckIns(writes: readonly OutboxWrite[]): CheckIn[] {
  return writes
    .filter(({ table }) => table === CHECK_INS_TABLE)
    .map(({ row }) => {
      const { id, mood, energy, stress, motivation, notes, words, ...rest } = row as CheckInRow;
      const { occurred_at: occurredAt, time_zone: timeZone, local_date: localDate } = rest;
      return {
        id,
        mood,
        energy,
        stress,
        motivation,
        notes,
        words,
        occurredAt,
        timeZone,
        localDate,
      };
    });
}
