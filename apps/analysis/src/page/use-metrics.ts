import { metrics, type Metrics } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { CHECK_INS_TOPIC } from '../data/query-client.ts';
import type { QueryState } from '../data/query-state.ts';
import { analysisOf } from '../data/service-of.ts';
import { useToday } from '../data/today.ts';
import type { Days } from '../data/use-days.ts';

/**
 * The figures of the four cards, undefined while they load. Signed in they are computed from the days on screen, so that
 * a check-in counts at once; the demo has its fixed ones.
 */
export function useMetrics(state: QueryState<Days>): Metrics | undefined {
  const platform = usePlatform();
  const today = useToday();
  const isDemo = platform.scope.mode === 'demo';
  const fixed = useQuery({
    queryKey: [CHECK_INS_TOPIC, 'metrics', today],
    queryFn: async () => (await analysisOf(platform)).metrics({ today }),
    enabled: isDemo,
  });
  if (isDemo) return fixed.data;
  return state.status === 'ready' ? metrics(state.data.days, today) : undefined;
}
