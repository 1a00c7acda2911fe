import type { PlatformV1 } from '@nafas/platform';
import { queryOptions } from '@tanstack/react-query';
import { mutate } from '../client/mutate.ts';
import { getQueryClient } from '../client/query-client.ts';
import { serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { save, type Saved } from '../client/writes.ts';
import {
  type RecommendationOutcome,
  type RecommendationRecord,
  recommendationCodec,
} from './record.ts';
import type { RecommendationService } from './service.ts';
import { createSimulatedRecommendations } from './simulated.ts';
import { createSupabaseRecommendations } from './supabase.ts';

function recommendationService(platform: PlatformV1): Promise<RecommendationService> {
  return serviceFor(platform, createSimulatedRecommendations, createSupabaseRecommendations);
}

/** Query of the recommendations recorded on a local date and later. */
export function recommendationRecords(platform: PlatformV1, sinceLocalDate: string) {
  return queryOptions({
    queryKey: [TOPIC.recommendations, sinceLocalDate],
    queryFn: async () => (await recommendationService(platform)).list({ sinceLocalDate }),
    // An exercise that is done settles what recommended it.
    meta: { topics: [TOPIC.activities] },
  });
}

/** What was recommended after a check-in, as far as the server has it. */
export function checkInRecommendations(platform: PlatformV1, checkInId: string) {
  return queryOptions({
    queryKey: [TOPIC.recommendations, 'of', checkInId],
    queryFn: async () => (await recommendationService(platform)).ofCheckIn(checkInId),
    meta: { topics: [TOPIC.activities] },
  });
}

/** Keeps a record with what became of it, e.g. one that comes back with its check-in. */
export function saveRecommendationRecord(
  platform: PlatformV1,
  record: RecommendationRecord,
): Promise<Saved> {
  const { table, toRow } = recommendationCodec;
  return save(platform, { table, row: toRow(record), topic: TOPIC.recommendations }, async () =>
    (await recommendationService(platform)).show(record),
  );
}

/** Returns the record of one recommendation on a day. */
export function findRecommendationRecord(
  all: readonly RecommendationRecord[] | undefined,
  recommended: string,
  today: string,
): RecommendationRecord | undefined {
  return all?.find(
    ({ recommendation, localDate }) => recommendation === recommended && localDate === today,
  );
}

function put(platform: PlatformV1, record: RecommendationRecord): void {
  if (platform.scope.signal.aborted) return;
  const { queryKey } = recommendationRecords(platform, record.localDate);
  getQueryClient(platform).setQueryData(queryKey, (all = []) => [
    ...all.filter(({ id }) => id !== record.id),
    record,
  ]);
}

/**
 * Runs what is recorded of one recommendation in order. It happens beside what the person does: a failure is reported
 * and disturbs nobody. Where they signed out meanwhile it had to fail.
 */
async function inOrder(
  platform: PlatformV1,
  recommendation: string,
  run: () => Promise<void>,
): Promise<void> {
  const scope = { id: `${TOPIC.recommendations} ${recommendation}` };
  try {
    await mutate(platform, { scope, mutationFn: run }, undefined);
  } catch (error) {
    if (!platform.scope.signal.aborted) platform.report(error, { phase: 'recommendations' });
  }
}

/** Records that one was shown. Never rejects. */
export function saveShownRecommendation(
  platform: PlatformV1,
  record: RecommendationRecord,
): Promise<void> {
  return inOrder(platform, record.recommendation, async () => {
    put(platform, await (await recommendationService(platform)).show(record));
  });
}

/** Says what became of one that was shown today. Never rejects: what could not be recorded is as it was before. */
export function settleRecommendation(
  platform: PlatformV1,
  { id, today, outcome }: { id: string; today: string; outcome: RecommendationOutcome },
): Promise<void> {
  return inOrder(platform, id, async () => {
    const { queryKey } = recommendationRecords(platform, today);
    const known = findRecommendationRecord(
      getQueryClient(platform).getQueryData(queryKey),
      id,
      today,
    );
    if (!known || (outcome === 'opened' && known.outcome !== null)) return;
    const at = new Date();
    put(platform, { ...known, outcome, outcomeAt: at.toISOString() });
    try {
      put(platform, await (await recommendationService(platform)).settle(known.id, outcome, at));
    } catch (error) {
      put(platform, known);
      throw error;
    }
  });
}
