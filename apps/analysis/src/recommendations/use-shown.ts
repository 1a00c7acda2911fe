import type { Recommendation } from '@nafas/data-service/analysis';
import { newShown, type Outcome, type Shown } from '@nafas/data-service/recommendations';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { ACTIVITIES_TOPIC } from '../data/query-client.ts';
import { shownOf } from '../data/service-of.ts';
import { useTimeZone } from '../data/use-settings.ts';

/** What is on record of today's recommendations, and the way to say what became of one. */
export interface ShownToday {
  /** Undefined while nothing is on record of it. */
  outcomeOf(id: Recommendation['id']): Outcome | null | undefined;
  /** Never rejects: what could not be recorded is as it was before. */
  settle(id: Recommendation['id'], outcome: Outcome): Promise<void>;
}

/**
 * Records that these were shown, once a day each, and what becomes of them. It happens beside what the person does: a
 * failure is reported and disturbs nobody.
 */
export function useShown(given: readonly Recommendation[], today: string): ShownToday {
  const platform = usePlatform();
  const client = useQueryClient();
  const timeZone = useTimeZone();
  // Under the topic of activities: an exercise that is done settles what recommended it.
  const key = useMemo(() => [ACTIVITIES_TOPIC, 'recommended', today], [today]);
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => (await shownOf(platform)).list({ sinceLocalDate: today }),
  });
  const recording = useRef(new Map<string, Promise<Shown | null>>());

  const put = useCallback(
    (one: Shown) => {
      if (platform.scope.signal.aborted) return;
      client.setQueryData<Shown[]>(key, (all = []) => [
        ...all.filter(({ id }) => id !== one.id),
        one,
      ]);
    },
    [client, key, platform],
  );

  useEffect(() => {
    if (!data) return;
    for (const { id, icon } of given) {
      const mark = `${today} ${id}`;
      if (recordOf(data, id, today) || recording.current.has(mark)) continue;
      const shown = newShown({ id, icon, now: new Date(), timeZone });
      const record = async () => {
        try {
          const stored = await (await shownOf(platform)).show(shown);
          put(stored);
          return stored;
        } catch (error) {
          platform.report(error, { phase: 'recommendations' });
          return null;
        }
      };
      recording.current.set(mark, record());
    }
  }, [data, given, platform, put, timeZone, today]);

  return {
    outcomeOf: (id) => recordOf(data, id, today)?.outcome,
    async settle(id, outcome) {
      const known =
        recordOf(client.getQueryData<Shown[]>(key), id, today) ??
        (await recording.current.get(`${today} ${id}`));
      if (!known || (outcome === 'opened' && known.outcome !== null)) return;
      const at = new Date();
      put({ ...known, outcome, outcomeAt: at.toISOString() });
      try {
        put(await (await shownOf(platform)).settle(known.id, outcome, at));
      } catch (error) {
        put(known);
        platform.report(error, { phase: 'recommendations' });
      }
    },
  };
}

function recordOf(all: readonly Shown[] | undefined, recommended: string, today: string) {
  return all?.find(
    ({ recommendation, localDate }) => recommendation === recommended && localDate === today,
  );
}
