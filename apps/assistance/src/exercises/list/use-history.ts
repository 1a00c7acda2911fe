import { toExerciseHistory } from '@nafas/data-service/analysis/helps';
import { historySince, historyWithWrites } from '@nafas/data-service/analysis/links';
import { useWithWrites } from '@nafas/data-service/client';
import { useToday } from '@nafas/data-service/react';
import { addDays } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countHelped } from '../helped.ts';

const YEAR = 365;
/** What came of the exercises of the last year. Undefined while it is not known: the exercises don't wait for it. */
export function useHistory() {
  const platform = usePlatform();
  const { data } = useQuery(historySince(platform, addDays(useToday(), -YEAR)));
  const history = useWithWrites(platform, data, historyWithWrites);
  return useMemo(() => {
    if (!history) return undefined;
    const { activities, ...outcome } = toExerciseHistory(history);
    return { ...outcome, helped: countHelped(activities, outcome.outcomes) };
  }, [history]);
}
