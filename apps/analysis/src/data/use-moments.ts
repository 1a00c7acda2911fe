import { usePlatform, useStore } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withMoments, type MomentList } from './moment-list.ts';
import { pendingCheckIns } from './pending-check-ins.ts';
import { MOMENTS_KEY } from './query-client.ts';
import { queryState, type QueryState } from './query-state.ts';
import { analysisOf } from './service-of.ts';

// The last 24 hours, and a little more for a page that stays open.
const SINCE_MS = 26 * 3_600_000;

/** The check-ins of the last day, also those that the server does not have yet. */
export function useMoments(): QueryState<MomentList> {
  const platform = usePlatform();
  const query = useQuery({
    queryKey: MOMENTS_KEY,
    queryFn: async () => {
      const analysis = await analysisOf(platform);
      return analysis.moments({ since: new Date(Date.now() - SINCE_MS) });
    },
  });
  const pending = useStore(platform.pending);
  const { data } = query;
  const shown = useMemo(() => data && withMoments(data, pendingCheckIns(pending)), [data, pending]);
  return queryState(query, shown);
}
