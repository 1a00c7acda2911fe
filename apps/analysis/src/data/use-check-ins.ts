import { historyStart, type Range } from '@nafas/insights';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withCheckIns, type CheckInList } from './check-in-list.ts';
import { loadCheckIns } from './load-check-ins.ts';
import { pendingCheckIns } from './pending-check-ins.ts';
import { CHECK_INS_TOPIC } from './query-client.ts';
import { serviceOf } from './service-of.ts';
import { useToday } from './today.ts';

export type CheckInsState =
  | { readonly status: 'loading'; refresh(): Promise<void> }
  | { readonly status: 'failed'; refresh(): Promise<void> }
  | {
      readonly status: 'ready';
      readonly list: CheckInList;
      /** The local date these are seen from. */
      readonly today: string;
      /** Rejects when the server could not be asked; what is shown stays. */
      refresh(): Promise<void>;
    };

/**
 * What the server has for a range, and what it does not have yet. All ranges but three months need no more than the
 * score does, so they share one request.
 */
export function useCheckIns(range: Range = '30d'): CheckInsState {
  const platform = usePlatform();
  const today = useToday();
  const since = historyStart(range === '3m' ? '3m' : '30d', today);
  const query = useQuery({
    queryKey: [CHECK_INS_TOPIC, since],
    queryFn: async () => loadCheckIns(await serviceOf(platform), since),
  });
  const pending = useStore(platform.pending);
  const { data, isError, refetch } = query;
  const list = useMemo(() => data && withCheckIns(data, pendingCheckIns(pending)), [data, pending]);
  const refresh = async () => {
    await refetch({ throwOnError: true });
  };
  if (list) return { status: 'ready', list, today, refresh };
  return { status: isError ? 'failed' : 'loading', refresh };
}
