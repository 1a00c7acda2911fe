import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from '@nafas/backend';
import { createSupabaseActivities, newActivity } from '@nafas/data-service/activities';
import {
  createSupabaseRecommendations,
  newRecommendationRecord,
} from '@nafas/data-service/recommendations';
import { recommendationContract } from '@nafas/data-service/recommendations/contract';
import { createClient, type TestClient } from '../support/test-client.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

let dataDir: string;
let backend: Backend;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nafas-contract-'));
  backend = await startBackend({ dataDir, port: 0, allowedOrigins: ['http://localhost:4200'] });
});
afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
});

let count = 0;

async function signedUp(): Promise<TestClient> {
  const user = createClient(backend.url, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const email = `recommended${++count}@nafas.test`;
  const { error } = await user.auth.signUp({ email, password: 'a long enough one' });
  expect(error).toBeNull();
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
