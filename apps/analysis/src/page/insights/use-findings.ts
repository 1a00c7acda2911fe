import { historySince, historyWithWrites } from '@nafas/data-service/analysis/links';
import { type LoadState, loadState, useWithWrites } from '@nafas/data-service/client';
import { useToday } from '@nafas/data-service/react';
import { addDays } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { computeFindings, type Findings } from '../../findings/compute-findings.ts';

/** Days that are compared: older ones were another life. */
const WINDOW_DAYS = 365;

/** What goes with what in the last twelve months; the older answer stays until the newer is computed. */
export function useFindings(): LoadState<Findings> {
  const platform = usePlatform();
  const today = useToday();
  const query = useQuery(historySince(platform, addDays(today, 1 - WINDOW_DAYS)));
  const history = useWithWrites(platform, query.data, historyWithWrites);
  const [findings, setFindings] = useState<Findings>();
  useEffect(() => {
    if (!history) return undefined;
    const ended = new AbortController();
    computeFindings(history, today, ended.signal).then(
      (found) => found && setFindings(found),
      (error: unknown) => platform.report(error, { phase: 'run' }),
    );
    return () => ended.abort();
  }, [history, today, platform]);
  return loadState(query, findings);
}
