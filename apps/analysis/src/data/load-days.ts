import type { AnalysisService } from '@nafas/data-service/analysis';
import { addDays } from '@nafas/insights';
import type { DayList } from './day-list.ts';

const THE_BEGINNING = '1970-01-01';

/**
 * The days from `since` on without the given check-ins. When there is hardly a check-in, it also looks whether there are
 * older ones: someone who comes back after a summer is not told that this is the first. Rejects with DataError.
 */
export async function loadDays(
  service: Pick<AnalysisService, 'days'>,
  since: string,
  without: readonly string[],
): Promise<DayList> {
  const days = await service.days({ from: since, without });
  const isFew = days.length < 2 && (days[0]?.count ?? 0) < 2;
  const older = isFew
    ? await service.days({ from: THE_BEGINNING, to: addDays(since, -1), most: 1 })
    : [];
  return { since, days, arrived: [], earlier: older.length > 0 };
}
