import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from '@nafas/backend';
import { createSupabaseActivities, newActivity } from '@nafas/data-service/activities';
import { activityContract } from '@nafas/data-service/activities/contract';
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

const client = (): TestClient =>
  createClient(backend.url, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

async function signedUp(name: string): Promise<TestClient> {
  const user = client();
  const email = `${name}@nafas.test`;
  const { error } = await user.auth.signUp({ email, password: 'a long enough one' });
  expect(error).toBeNull();
  return user;
}

describe('activities on the embedded backend', () => {
  let user: Promise<TestClient> | undefined;
  activityContract(async () => createSupabaseActivities(await (user ??= signedUp('contract'))), {
    describe,
    it,
    expect,
  });

  test('are seen by their owner only, and an id of another user is a conflict', async () => {
    const ada = createSupabaseActivities(await signedUp('ada'));
    const bea = createSupabaseActivities(await signedUp('bea'));
    const done = { exercise: 'mindful-breathing', minutes: 2, now: new Date(), timeZone: 'UTC' };
    const hers = await ada.record(newActivity(done));
    expect(await bea.list({ sinceLocalDate: '2000-01-01' })).toEqual([]);
    await expect(bea.record(hers)).rejects.toMatchObject({ code: 'conflict' });
    const nobody = createSupabaseActivities(client());
    await expect(nobody.record(newActivity(done))).rejects.toMatchObject({ code: 'denied' });
  });
});
