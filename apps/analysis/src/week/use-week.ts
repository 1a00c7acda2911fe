import {
  toWeekReport,
  type WeekReport,
  weekSource,
  weekWithWrites,
} from '@nafas/data-service/analysis/week';
import { type LoadState, loadState, useWithWrites } from '@nafas/data-service/client';
import { useTimeZone } from '@nafas/data-service/react';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** The report of the seven days up to a local date. */
export function useWeek(to: string): LoadState<WeekReport> {
  const platform = usePlatform();
  const timeZone = useTimeZone();
  const query = useQuery(weekSource(platform, to, timeZone));
  const source = useWithWrites(platform, query.data, weekWithWrites);
  const report = useMemo(() => source && toWeekReport(source, to), [source, to]);
  return loadState(query, report);
}
