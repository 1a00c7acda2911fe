import { CHECK_INS_TABLE, checkInRow, type CheckIn } from '@nafas/data-service/check-ins';
import type { PlatformV1 } from '@nafas/platform';
import { CHECK_INS_TOPIC } from '../data/query-client.ts';
import { demoCheckIns } from '../data/service-of.ts';

/** Where a check-in is now: at the server, on this device until it can go out, or in the demo's tab. */
export type Saved = 'sent' | 'queued' | 'demo';

/** Saves a check-in. Repeating it with the same one stores it once. Rejects when it is nowhere but in the caller's hands. */
export async function saveCheckIn(platform: PlatformV1, checkIn: CheckIn): Promise<Saved> {
  if (platform.scope.mode === 'demo') {
    await demoCheckIns().submit(checkIn);
    platform.invalidate(CHECK_INS_TOPIC);
    return 'demo';
  }
  return platform.enqueue({
    table: CHECK_INS_TABLE,
    row: checkInRow(checkIn),
    topic: CHECK_INS_TOPIC,
  });
}

/** Whether the server will never take it as it is. The shell's error can only be known by its name. */
export function isRefused(error: unknown): boolean {
  return error instanceof Error && error.name === 'OutboxRefused';
}
