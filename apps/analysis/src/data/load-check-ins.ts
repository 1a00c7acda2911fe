import type { CheckInService } from '@nafas/data-service/check-ins';
import type { CheckInList } from './check-in-list.ts';

const THE_BEGINNING = '1970-01-01';

/**
 * The check-ins from `since` on. When there are hardly any, it also looks whether there are older ones: someone who
 * comes back after a summer is not told that this is the first check-in. Rejects with DataError.
 */
export async function loadCheckIns(service: CheckInService, since: string): Promise<CheckInList> {
  const checkIns = await service.list({ sinceLocalDate: since });
  if (checkIns.length > 1) return { since, checkIns, earlier: false };
  const all = await service.list({ sinceLocalDate: THE_BEGINNING });
  return { since, checkIns, earlier: all.some(({ localDate }) => localDate < since) };
}
