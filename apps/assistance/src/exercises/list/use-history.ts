import { activitiesWith } from '@nafas/data-service/activities/client';
import { type Lived, livedSince, livedWith } from '@nafas/data-service/analysis/links';
import { useWithWrites } from '@nafas/data-service/client';
import { useToday } from '@nafas/data-service/react';
import { addDays, givenSliders } from '@nafas/insights';
import { toOutcomes } from '@nafas/insights/helps';
import type { OutboxWrite } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countHelped } from '../helped.ts';

const YEAR = 365;
/** The same breath for a minute longer, in the Mindfulness Exercise. */
const SAME: Readonly<Record<string, string>> = { 'slow-breathing': 'breathing-4-6' };

const allWith = (lived: Lived, writes: readonly OutboxWrite[]): Lived => ({
  checkIns: livedWith(lived, writes).checkIns,
  activities: activitiesWith(lived.activities, writes),
});

/** What came of the exercises of the last year. Undefined while it is not known: the exercises don't wait for it. */
export function useHistory() {
  const platform = usePlatform();
  const { data } = useQuery(livedSince(platform, addDays(useToday(), -YEAR)));
  const lived = useWithWrites(platform, data, allWith);
  return useMemo(() => lived && toHistory(lived), [lived]);
}

function toHistory(lived: Lived) {
  const checkIns = lived.checkIns
    .map((checkIn) => ({
      occurredAt: checkIn.occurredAt,
      localDate: checkIn.localDate,
      ...givenSliders(checkIn),
    }))
    .sort((a, b) => a.occurredAt.localeCompare(b.occurredAt));
  const activities = lived.activities.map((activity) => ({
    ...activity,
    exercise: SAME[activity.exercise] ?? activity.exercise,
  }));
  const outcomes = toOutcomes(activities, checkIns);
  return { checkIns, outcomes, helped: countHelped(activities, outcomes) };
}
