import type { DateSpan, HourFigures } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { CHECK_INS_TOPIC } from '../../data/query-client.ts';
import { queryState, type QueryState } from '../../data/query-state.ts';
import { analysisOf } from '../../data/service-of.ts';

/** The check-ins of a range by the hour of the day, as far as the server has them. */
export function useHours({ from, to }: DateSpan): QueryState<readonly HourFigures[]> {
  const platform = usePlatform();
  const query = useQuery({
    queryKey: [CHECK_INS_TOPIC, 'hours', from, to],
    queryFn: async () => (await analysisOf(platform)).hours({ from, to }),
  });
  return queryState(query, query.data);
}
