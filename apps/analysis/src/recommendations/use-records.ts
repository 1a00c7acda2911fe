import type { RecommendationCard as Card } from '@nafas/data-service/analysis';
import { useTimeZone } from '@nafas/data-service/react';
import {
  newRecommendationRecord,
  type RecommendationOutcome,
} from '@nafas/data-service/recommendations';
import {
  recommendationRecords,
  findRecommendationRecord,
  saveShownRecommendation,
  settleRecommendation,
} from '@nafas/data-service/recommendations/client';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Today's recommendations on record, and a function to record the outcome of one. */
export interface RecordsOfToday {
  /** Undefined while nothing is on record of it. */
  getOutcome(id: Card['id']): RecommendationOutcome | null | undefined;
  settle(id: Card['id'], outcome: RecommendationOutcome): void;
}

/** Records that these were shown, once a day each, and what becomes of them. */
export function useRecords(given: readonly Card[], today: string): RecordsOfToday {
  const platform = usePlatform();
  const timeZone = useTimeZone();
  const { data } = useQuery(recommendationRecords(platform, today));
  // A record that failed is not tried again with each render.
  const tried = useRef(new Set<string>());
  useEffect(() => {
    if (!data) return;
    for (const { id, icon } of given) {
      const mark = `${today} ${id}`;
      if (findRecommendationRecord(data, id, today) || tried.current.has(mark)) continue;
      tried.current.add(mark);
      void saveShownRecommendation(
        platform,
        newRecommendationRecord({ id, icon, now: new Date(), timeZone }),
      );
    }
  }, [data, given, platform, timeZone, today]);
  return {
    getOutcome: (id) => findRecommendationRecord(data, id, today)?.outcome,
    settle: (id, outcome) => void settleRecommendation(platform, { id, today, outcome }),
  };
}
