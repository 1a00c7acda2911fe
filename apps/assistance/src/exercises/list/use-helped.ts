import { activitiesSince, activitiesWith } from '@nafas/data-service/activities/client';
import { useWithWrites } from '@nafas/data-service/client';
import { useToday } from '@nafas/data-service/react';
import { addDays } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countHelped, type Helped } from '../helped.ts';

const YEAR = 365;

/** How each exercise went in the last year. Undefined while it is not known: the exercises don't wait for it. */
export function useHelped(): ReadonlyMap<string, Helped> | undefined {
  const platform = usePlatform();
  const { data } = useQuery(activitiesSince(platform, addDays(useToday(), -YEAR)));
  const activities = useWithWrites(platform, data, activitiesWith);
  return useMemo(() => activities && countHelped(activities), [activities]);
}
