import { fakePlatform } from '@nafas/platform/testing';
import { expect, test } from 'vitest';
import { saveShownRecommendation } from './client.ts';
import { newRecommendationRecord } from './record.ts';

const record = newRecommendationRecord({
  id: 'quick-walk',
  icon: 'trending-up',
  now: new Date('2026-11-20T10:00:00Z'),
  timeZone: 'UTC',
});

/** What is reported where the backend fails; `isOver`: they have signed out by then. */
async function reported(isOver: boolean): Promise<readonly unknown[]> {
  const ended = new AbortController();
  const { platform, calls } = fakePlatform({
    scope: { mode: 'real', userId: 'u', signal: ended.signal },
    backend() {
      if (isOver) ended.abort();
      return Promise.reject(new Error('no such record'));
    },
  });
  await saveShownRecommendation(platform, record);
  return calls.reported;
}

test('what could not be recorded is reported, but not of somebody who has signed out meanwhile', async () => {
  expect(await reported(false)).toHaveLength(1);
  expect(await reported(true)).toEqual([]);
});
