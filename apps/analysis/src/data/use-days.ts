import { historyStart, type DayFigures, type Range } from '@nafas/insights';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { daysWith } from './day-list.ts';
import { loadDays } from './load-days.ts';
import { pendingCheckIns } from './pending-check-ins.ts';
import { daysKey, queryClientOf } from './query-client.ts';
import { queryState, type QueryState } from './query-state.ts';
import { analysisOf } from './service-of.ts';
import { useToday } from './today.ts';
import { useSettings } from './use-settings.ts';

/** A person's days and the local date these are seen from. */
export interface Days {
  readonly days: readonly DayFigures[];
  /** Whether there are older days; see DayList. */
  readonly earlier: boolean;
  readonly today: string;
}

/**
 * What the server has of the days from a local date on, and what it does not have yet. Dates that the score's own
 * history covers share its one request. They are asked for at once, and ready when it is known which day today is.
 */
export function useDays(from?: string): QueryState<Days> {
  const platform = usePlatform();
  const today = useToday();
  const history = historyStart('30d', today);
  const since = from !== undefined && from < history ? from : history;
  const query = useQuery({
    queryKey: daysKey(since),
    queryFn: async () => {
      const without = pendingCheckIns(platform.pending.get()).map(({ id }) => id);
      return loadDays(await analysisOf(platform), since, without);
    },
  });
  const pending = useStore(platform.pending);
  const isDayKnown = useSettings() !== undefined;
  const { data } = query;
  const shown = useMemo(
    () => data && { days: daysWith(data, pendingCheckIns(pending)), earlier: data.earlier, today },
    [data, pending, today],
  );
  return queryState(query, isDayKnown ? shown : undefined);
}

/** The days that a range needs. */
export function useDaysOf(range: Range): QueryState<Days> {
  return useDays(historyStart(range, useToday()));
}

/** Asks for everything again that is on screen. Rejects when the server could not be asked. */
export function useRefresh(): () => Promise<void> {
  const platform = usePlatform();
  return () => queryClientOf(platform).refetchQueries({ type: 'active' }, { throwOnError: true });
}
