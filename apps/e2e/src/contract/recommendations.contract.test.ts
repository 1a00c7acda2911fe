import { createSupabaseActivities, newActivity } from '@nafas/data-service/activities';
import {
  createSupabaseRecommendations,
  newRecommendationRecord,
} from '@nafas/data-service/recommendations';
import { recommendationContract } from '@nafas/data-service/recommendations/contract';
import { setUpBackend } from '../support/test-backend.ts';
import type { TestClient } from '../support/test-client.ts';
import { describe, expect, it, test } from 'vitest';

const backend = setUpBackend();

let count = 0;

async function signedUp(): Promise<TestClient> {
  count += 1;
  const { user } = await backend.signUp(`recommended${count}`);
  return user;
}

const NOW = new Date('2026-11-21T08:00:00Z');
const breathe = () =>
  newRecommendationRecord({
    id: 'deep-breathing-exercise',
    icon: 'trending-up',
    now: NOW,
    timeZone: 'UTC',
  });

describe('recommendations that were shown, on the embedded backend', () => {
  recommendationContract(async () => createSupabaseRecommendations(await signedUp()), {
    describe,
    it,
    expect,
  });

  test('are seen and settled by their owner only', async () => {
    const [ada, bea] = [await signedUp(), await signedUp()].map(createSupabaseRecommendations);
    const hers = await ada?.show(breathe());
    expect(await bea?.list({ sinceLocalDate: '2000-01-01' })).toEqual([]);
    await expect(bea?.settle(hers?.id ?? '', 'done', NOW)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('are done once their exercise was, also when it arrives late', async () => {
    const user = await signedUp();
    const shown = createSupabaseRecommendations(user);
    await shown.show(breathe());
    const now = new Date('2026-11-21T08:10:00Z');
    const done = { exercise: 'slow-breathing', minutes: 5, now, timeZone: 'UTC' };
    await createSupabaseActivities(user).record(newActivity(done));
    expect(await shown.list({ sinceLocalDate: '2026-11-21' })).toMatchObject([
      { outcome: 'done', outcomeAt: now.toISOString() },
    ]);
  });
});
