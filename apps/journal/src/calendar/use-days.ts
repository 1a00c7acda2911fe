import { useToday } from '@nafas/data-service/react';
import type { JournalDay } from '@nafas/data-service/journal';
import { journalDaysWithWrites, journalDays } from '@nafas/data-service/journal/client';
import { useWithWrites } from '@nafas/data-service/client';
import { addDays, addMonths } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Days that have entries, by local date. */
export type Days = ReadonlyMap<string, JournalDay>;

/** How many months the first look takes in, with the one of today. */
const RECENT_MONTHS = 3;

/** The days from one local date to another; undefined while they load. */
export function useDays(from: string, to: string) {
  const platform = usePlatform();
  const query = useQuery(journalDays(platform, from, to));
  const all = useWithWrites(platform, query.data, journalDaysWithWrites);
  const days = useMemo<Days | undefined>(
    () => all && new Map(all.map((day) => [day.day, day])),
    [all],
  );
  return { query, days };
}

/** The days of the last months. */
export function useRecentDays() {
  const today = useToday();
  return useDays(getRecentStart(today), getMonthEnd(today));
}

const getMonthStart = (date: string) => `${date.slice(0, 7)}-01`;
const getRecentStart = (today: string) => addMonths(getMonthStart(today), 1 - RECENT_MONTHS);
/** The last day of the month of a date. */
export const getMonthEnd = (date: string) => addDays(addMonths(getMonthStart(date), 1), -1);

/** The days of a month: of the recent ones, or, for an older one, of its year. */
export function useMonthDays(month: string): Days | undefined {
  const today = useToday();
  const start = getMonthStart(month);
  const isRecent = start >= getRecentStart(today);
  const year = month.slice(0, 4);
  const { days } = useDays(
    isRecent ? getRecentStart(today) : `${year}-01-01`,
    isRecent ? getMonthEnd(today) : `${year}-12-31`,
  );
  return useMemo(
    () => days && new Map([...days].filter(([day]) => day.startsWith(month.slice(0, 7)))),
    [days, month],
  );
}
