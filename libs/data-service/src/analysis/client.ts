import {
  addDays,
  BASELINE_DAYS,
  dayFigures,
  type DateSpan,
  type DayFigures,
  type GoalTrack,
  historyStart,
  mergeDays,
} from '@nafas/insights';
import type { OutboxWrite, PlatformV1 } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addedCheckIns, withCheckInWrites, writtenCheckIns } from '../check-ins/writes.ts';
import { createSimulatedCheckIns } from '../check-ins/simulated.ts';
import { createSimulatedGoals } from '../goals/simulated.ts';
import { toAnsweredTexts, type IdentifiedText } from '../readings/answered-text.ts';
import { readingCodec } from '../readings/reading.ts';
import { createSimulatedReadings } from '../readings/simulated.ts';
import { type LoadState, loadState } from '../client/load-state.ts';
import { type Demo, getDemo, serviceFor } from '../client/service-for.ts';
import { DataError } from '../data-error.ts';
import { snapshot, useWithWrites, withMissing } from '../client/writes.ts';
import { TOPIC } from '../client/topics.ts';
import { useSettings, useTimeZone, useToday } from '../react/today.ts';
import { type Moment, toMoment } from './figures.ts';
import type { AnalysisService } from './service.ts';
import { createSimulatedAnalysis, simulatedMetrics } from './simulated.ts';
import { createSupabaseAnalysis } from './supabase.ts';

const THE_BEGINNING = '1970-01-01';
// The last 24 hours, and a little more for a page that stays open.
const MOMENTS_MS = 26 * 3_600_000;

/** The figures of this scope: those of the demo, or of the signed-in person's own rows. */
function analysisService(platform: PlatformV1): Promise<AnalysisService> {
  const simulated = (demo: Demo) =>
    createSimulatedAnalysis({
      checkIns: createSimulatedCheckIns(demo),
      readings: createSimulatedReadings(demo),
      goals: createSimulatedGoals(demo),
    });
  return serviceFor(platform, simulated, createSupabaseAnalysis);
}

/** A person's days, as loaded. */
export interface DayList {
  /** The first local date that was asked for. */
  readonly since: string;
  /** In order. They leave out the check-ins that were in the outbox when they were asked for. */
  readonly days: readonly DayFigures[];
  /** The ids of those check-ins. */
  readonly without: readonly string[];
  /** Whether there are older days. Known for certain only when there is hardly a check-in here; else false. */
  readonly earlier: boolean;
}

/**
 * The days from `since` on without the given check-ins. When there is hardly a check-in, it also looks whether there are
 * older ones: someone who comes back after a summer is not told that this is the first. Without a network there may still be
 * the days of the first screen, which leave out nothing: they were read before those check-ins. Rejects with DataError.
 */
export async function loadDays(
  service: Pick<AnalysisService, 'days'>,
  since: string,
  without: readonly string[],
): Promise<DayList> {
  const list = await service.days({ from: since, without }).then(
    (days) => ({ days, without }),
    async (error: unknown) => {
      if (without.length === 0 || !isOffline(error)) throw error;
      return { days: await service.days({ from: since }), without: [] };
    },
  );
  const isFew = list.days.length < 2 && (list.days[0]?.count ?? 0) < 2;
  const older = isFew ? await findOlder(service, since) : [];
  return { since, ...list, earlier: older.length > 0 };
}

async function findOlder(service: Pick<AnalysisService, 'days'>, since: string) {
  try {
    return await service.days({ from: THE_BEGINNING, to: addDays(since, -1), most: 1 });
  } catch (error) {
    if (!isOffline(error)) throw error;
    return [];
  }
}

const isOffline = (error: unknown) => error instanceof DataError && error.code === 'offline';

/** The days of a list and of check-ins that it leaves out, each counted once. */
export function dayListWithWrites(list: DayList, writes: readonly OutboxWrite[]): DayList {
  const more = addedCheckIns(writes, list.without).filter(
    ({ localDate }) => localDate >= list.since,
  );
  return more.length === 0 ? list : { ...list, days: mergeDays(list.days, dayFigures(more)) };
}

/** A person's days and the local date these are seen from. */
export interface Days extends DayList {
  readonly today: string;
}

/**
 * Returns the days from a local date on: the server's, and those of writes still waiting. Dates that the score's own
 * history covers share its one request. They are asked for at once, and ready when it is known which day today is.
 */
export function useDays(from?: string): LoadState<Days> {
  const platform = usePlatform();
  const today = useToday();
  const history = historyStart('30d', today);
  const since = from !== undefined && from < history ? from : history;
  const query = useQuery({
    queryKey: [TOPIC.checkIns, 'days', since],
    queryFn: () =>
      snapshot(platform, async (waiting) => {
        return loadDays(await analysisService(platform), since, writtenCheckIns(waiting));
      }),
  });
  const list = useWithWrites(platform, query.data, dayListWithWrites);
  const days = useMemo(() => list && { ...list, today }, [list, today]);
  const isDayKnown = useSettings() !== undefined;
  return loadState(query, isDayKnown ? days : undefined);
}

/** The latest check-ins with what is on its way to the server, each in its place. */
export function momentsWithWrites(
  moments: readonly Moment[],
  writes: readonly OutboxWrite[],
): readonly Moment[] {
  const all = withCheckInWrites(moments, writes, toMoment);
  if (all === moments) return moments;
  return [...all].sort((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1));
}

/** The check-ins of the last day, also those that the server does not have yet. */
export function useMoments(): LoadState<readonly Moment[]> {
  const platform = usePlatform();
  const query = useQuery({
    queryKey: [TOPIC.checkIns, 'moments'],
    queryFn: () =>
      snapshot(platform, async () => {
        const since = new Date(Date.now() - MOMENTS_MS);
        return (await analysisService(platform)).moments({ since });
      }),
  });
  return loadState(query, useWithWrites(platform, query.data, momentsWithWrites));
}

/** Answered texts with those that the server does not have yet; see {@link withMissing}. */
export function addWrittenTexts(
  texts: readonly IdentifiedText[],
  writes: readonly OutboxWrite[],
): readonly IdentifiedText[] {
  const written = writes
    .filter(({ table }) => table === readingCodec.table)
    .map(({ row }) => readingCodec.ofRow(row));
  return withMissing(texts, toAnsweredTexts(written));
}

const NO_GOALS: readonly GoalTrack[] = [];

/** What the person said of texts from `from` on, also where the server does not have it yet. */
export function useAnsweredTexts(from: string): LoadState<readonly IdentifiedText[]> {
  const platform = usePlatform();
  const query = useQuery({
    queryKey: [TOPIC.readings, 'texts', from],
    queryFn: () =>
      snapshot(platform, async () => (await analysisService(platform)).texts({ from })),
  });
  return loadState(query, useWithWrites(platform, query.data, addWrittenTexts));
}

/** The goals by which the motivation level is told where none was rated; `isWanted` asks for them. */
export function useGoalTracks(isWanted: boolean): LoadState<readonly GoalTrack[]> {
  const platform = usePlatform();
  const [today, timeZone] = [useToday(), useTimeZone()];
  const query = useQuery({
    queryKey: [TOPIC.goals, 'tracks', today, timeZone],
    queryFn: async () => (await analysisService(platform)).goals({ today, timeZone }),
    enabled: isWanted,
  });
  return loadState(query, isWanted ? query.data : NO_GOALS);
}

/** A person's first logged days, which are their usual (see `baseline`). */
export function baselineDays(platform: PlatformV1) {
  return queryOptions({
    queryKey: [TOPIC.checkIns, 'usual'],
    queryFn: async () => loadBaselineDays(await analysisService(platform)),
  });
}

/** Where so many logged days hold too few moods, no usual is found. */
const MOST_DAYS_FOR_BASELINE = 366;

/** The first logged days; more of them where some have no mood, as of who often leaves its slider alone. */
export async function loadBaselineDays(
  service: Pick<AnalysisService, 'days'>,
): Promise<readonly DayFigures[]> {
  const first = await service.days({ from: THE_BEGINNING, most: BASELINE_DAYS });
  const goesOn = first.length === BASELINE_DAYS;
  if (!goesOn || first.every(({ moodCount }) => moodCount > 0)) return first;
  return service.days({ from: THE_BEGINNING, most: MOST_DAYS_FOR_BASELINE });
}

/** The check-ins of a range by the hour of the day, as far as the server has them. */
export function hourFigures(platform: PlatformV1, { from, to }: DateSpan) {
  return queryOptions({
    queryKey: [TOPIC.checkIns, 'hours', from, to],
    queryFn: async () => (await analysisService(platform)).hours({ from, to }),
  });
}

/** Minutes in exercises from a local date on. */
export function exercisesSince(platform: PlatformV1, from: string) {
  return queryOptions({
    queryKey: [TOPIC.activities, 'minutes', from],
    queryFn: async () => (await analysisService(platform)).exercises({ from }),
  });
}

/** The demo's fixed figures of the metric cards. Signed in they are computed from the days on screen. */
export function fixedMetrics(platform: PlatformV1, today: string) {
  return queryOptions({
    queryKey: [TOPIC.checkIns, 'metrics', today],
    queryFn: () => simulatedMetrics(createSimulatedCheckIns(getDemo(platform)), today),
    enabled: platform.scope.mode === 'demo',
  });
}
