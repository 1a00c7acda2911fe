import type { ExerciseMinutes } from '@nafas/data-service/analysis';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { ACTIVITIES_TOPIC } from './query-client.ts';
import { queryState, type QueryState } from './query-state.ts';
import { analysisOf } from './service-of.ts';

/** Minutes in exercises from a local date on. */
export function useExercises(from: string): QueryState<readonly ExerciseMinutes[]> {
  const platform = usePlatform();
  const query = useQuery({
    queryKey: [ACTIVITIES_TOPIC, from],
    queryFn: async () => (await analysisOf(platform)).exercises({ from }),
  });
  return queryState(query, query.data);
}
