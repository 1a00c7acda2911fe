import { BASELINE_DAYS, type DayFigures } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { CHECK_INS_TOPIC } from './query-client.ts';
import { queryState, type QueryState } from './query-state.ts';
import { analysisOf } from './service-of.ts';

const THE_BEGINNING = '1970-01-01';

/** A person's first logged days, which are their usual (see `baseline`). */
export function useUsual(): QueryState<readonly DayFigures[]> {
  const platform = usePlatform();
  const query = useQuery({
    queryKey: [CHECK_INS_TOPIC, 'usual'],
    queryFn: async () => {
      const analysis = await analysisOf(platform);
      return analysis.days({ from: THE_BEGINNING, most: BASELINE_DAYS });
    },
  });
  return queryState(query, query.data);
}
